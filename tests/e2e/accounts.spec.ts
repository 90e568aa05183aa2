import type { Browser, Page } from "@playwright/test";
import { HtmlValidate, StaticConfigLoader } from "html-validate";
import { fromBase32 } from "~/domain/accounts/base32";
import { codeOf, stepAt } from "~/domain/accounts/timed-code.server";
import {
  darken,
  expect,
  expectAccessible,
  expectNoOverflow,
  inBothLanguages,
  pattern,
  signIn,
  speak,
  test,
  words,
} from "./support";

const ACCOUNTS = "/dashboard/accounts-management";
const PASSWORD = "a long enough one";
const html = new HtmlValidate(new StaticConfigLoader({ extends: ["html-validate:standard"] }));
const own = { "X-Forwarded-For": "198.51.100.77" };

test.use({ extraHTTPHeaders: own });

/** Another browser, of a colleague who reads the same language. */
async function another(browser: Browser, baseURL: string, language: "ar" | "en") {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL, extraHTTPHeaders: own });
  const page = await context.newPage();
  await speak(page, language, baseURL);
  return page;
}

const send = (page: Page) => page.locator("main form [type=submit]").first().click();
const rowOf = (page: Page, email: string) => page.locator("main tr", { hasText: email });
const unique = (name: string, language: string) => `${name}-${language}-${Date.now()}@site.test`;

async function fillIn(page: Page, fields: Record<string, string>) {
  for (const [name, value] of Object.entries(fields))
    await page.locator(`main [name=${name}]`).first().fill(value);
}

async function create(page: Page, email: string, role?: string) {
  await page.goto(ACCOUNTS);
  await fillIn(page, { email, full_name: "سلمى الخطيب", password: PASSWORD });
  if (role) await page.locator("main [name=role]").first().selectOption(role);
  await send(page);
  await expect(page).toHaveURL(new RegExp(`${ACCOUNTS}$`));
}

async function enter(page: Page, email: string, password = PASSWORD) {
  await page.goto("/emp-portal");
  await fillIn(page, { username: email, password });
  await send(page);
}

inBothLanguages("Accounts", (language) => {
  const accounts = words(language, "accounts");
  const auth = words(language, "auth");

  test("an admin makes one, changes its role and shuts it; each acts on the next request", async ({
    page,
    browser,
    baseURL,
  }) => {
    const email = unique("made", language);
    await signIn(page, "admin");
    await page.goto("/dashboard");
    await page.locator(`main a[href='${ACCOUNTS}']`).first().click();
    await expect(page.locator("main [name=role]").first()).toHaveValue("editor");
    await expectAccessible(page, ["light", "dark"]);

    await send(page);
    await expect(page.getByRole("alert")).toContainText(words(language, "forms").errors.required);
    await fillIn(page, { email, full_name: "Salma Khatib", password: "12345" });
    await send(page);
    await expect(page.getByRole("alert")).toContainText(accounts["password-too-short"]);
    await expect(page.locator("main [name=email]")).toHaveValue(email);
    await expect(page.locator("main [name=password]")).toHaveValue("");
    await expectAccessible(page, ["light", "dark"]);
    await fillIn(page, { password: "password" });
    await send(page);
    await expect(page.getByRole("alert")).toContainText(accounts["password-common"]);
    await fillIn(page, { email: "EDITOR@demo.test", password: PASSWORD });
    await send(page);
    await expect(page.getByRole("alert")).toContainText(accounts["email-taken"]);
    await fillIn(page, { email, password: PASSWORD });
    await send(page);
    await expect(page.getByRole("status")).toContainText(accounts.created);
    await expect(page.locator("main tbody tr").first()).toContainText(email);

    const theirs = await another(browser, baseURL!, language);
    await enter(theirs, email);
    await expect(theirs).toHaveURL(/\/dashboard$/);
    await rowOf(page, email).locator("[name=role]").selectOption("viewer");
    await rowOf(page, email).getByRole("button", { name: accounts["change-role"] }).click();
    await expect(page.getByRole("status")).toContainText(accounts["role-updated"]);
    await expect(rowOf(page, email).locator("[name=role]")).toHaveValue("viewer");
    await theirs.goto("/dashboard");
    await expect(theirs).toHaveURL(/\/$/);
    await expect(theirs.getByRole("alert")).toContainText(auth["access-denied"]);

    await rowOf(page, email).getByRole("button", { name: accounts.disable }).click();
    await expect(page.getByRole("status")).toContainText(pattern(accounts.disabled));
    await expect(rowOf(page, email)).toContainText(accounts.states.disabled);
    await theirs.goto("/account");
    await expect(theirs).toHaveURL(/\/emp-portal\?next=%2Faccount$/);
    await enter(theirs, email);
    await expect(theirs.getByRole("alert")).toContainText(auth.wrong);
    await rowOf(page, email).getByRole("button", { name: accounts.enable }).click();
    await expect(page.getByRole("status")).toContainText(pattern(accounts.enabled));
    await enter(theirs, email);
    await expect(theirs).toHaveURL(/\/$/);
  });

  test("the last admin stays one", async ({ page }) => {
    await signIn(page, "admin");
    await page.goto(ACCOUNTS);
    const row = rowOf(page, "admin@demo.test");
    await row.locator("[name=role]").selectOption("viewer");
    await row.getByRole("button", { name: accounts["change-role"] }).click();
    await expect(page.getByRole("alert")).toContainText(accounts["last-admin"]);
    await expect(rowOf(page, "admin@demo.test").locator("[name=role]")).toHaveValue("admin");
    await expectAccessible(page);
  });

  test("an invitation is a link that is shown once and works once", async ({ page, browser, baseURL }) => {
    const email = unique("invited", language);
    await signIn(page, "admin");
    await page.goto(ACCOUNTS);
    await fillIn(page, { email, full_name: "Invited One" });
    await page.getByRole("button", { name: accounts.invite }).click();
    await expect(page.getByRole("status")).toContainText(accounts.created);
    const link = await page.locator("#new-link").inputValue();
    expect(link).toMatch(new RegExp(`^${baseURL}/invitation/[\\w-]{43}$`));
    await expect(rowOf(page, email)).toContainText(accounts.states.invited);
    await expectAccessible(page);
    await page.reload();
    await expect(page.locator("#new-link")).toHaveCount(0);

    const theirs = await another(browser, baseURL!, language);
    expect((await theirs.goto(link))?.status()).toBe(200);
    await expect(theirs.locator("main")).toContainText("Invited One");
    await expectAccessible(theirs, ["light", "dark"]);
    await fillIn(theirs, { password: PASSWORD, password_again: `${PASSWORD}!` });
    await send(theirs);
    await expect(theirs.getByRole("alert")).toContainText(accounts["not-the-same"]);
    await fillIn(theirs, { password: PASSWORD, password_again: PASSWORD });
    await send(theirs);
    await expect(theirs).toHaveURL(/\/emp-portal$/);
    await expect(theirs.getByRole("status")).toContainText(accounts.invitation.saved);
    await enter(theirs, email);
    await expect(theirs).toHaveURL(/\/dashboard$/);

    expect((await theirs.goto(link))?.status()).toBe(410);
    await expect(theirs.locator("h1")).toHaveText(accounts.invitation.used);
    await expect(theirs.locator("main form")).toHaveCount(0);
    expect((await theirs.goto("/invitation/unknown"))?.status()).toBe(404);
    await expect(theirs.locator("h1")).toHaveText(accounts.invitation.unknown);

    await rowOf(page, email).getByRole("button", { name: accounts["new-link"] }).click();
    const first = await page.locator("#new-link").inputValue();
    await rowOf(page, email).getByRole("button", { name: accounts["new-link"] }).click();
    expect((await theirs.goto(first))?.status()).toBe(410);
    await expect(theirs.locator("h1")).toHaveText(accounts.invitation.expired);
  });

  test("a viewer has an account page: own password, sessions, and nothing else", async ({
    page,
    browser,
    baseURL,
  }) => {
    const email = unique("viewer", language);
    await signIn(page, "admin");
    await create(page, email, "viewer");
    const [here, there] = [
      await another(browser, baseURL!, language),
      await another(browser, baseURL!, language),
    ];
    for (const each of [there, here]) {
      await enter(each, email);
      await expect(each).toHaveURL(/\/$/);
    }
    await here.locator("header details:has(a[href='/account']) summary").click();
    await here.locator("header a[href='/account']").click();
    await expect(here.locator("main")).toContainText(email);
    await expect(here.locator("main")).toContainText(accounts.roles.viewer);
    await expect(here.locator("main")).toContainText("Chrome · Linux");
    await expectAccessible(here, ["light", "dark"]);
    await here.goto(ACCOUNTS);
    await expect(here).toHaveURL(/\/$/);

    await here.goto("/account");
    await here.getByRole("button", { name: accounts.own["end-others"] }).click();
    await expect(here.getByRole("status")).toContainText(accounts.own["others-ended"]);
    await there.goto("/account");
    await expect(there).toHaveURL(/\/emp-portal/);

    await enter(there, email);
    await here.goto("/account");
    await here.locator("main a[href='/account/password']").click();
    await expectAccessible(here, ["light", "dark"]);
    const chosen = "another long one";
    await fillIn(here, { old_password: "not this one", password: chosen, password_again: chosen });
    await send(here);
    await expect(here.getByRole("alert")).toContainText(accounts.own["wrong-password"]);
    await fillIn(here, { old_password: PASSWORD, password: chosen, password_again: chosen });
    await send(here);
    await expect(here).toHaveURL(/\/account$/);
    await expect(here.getByRole("status")).toContainText(accounts.own["password-changed"]);
    await there.goto("/account");
    await expect(there).toHaveURL(/\/emp-portal/);
    await enter(there, email, chosen);
    await expect(there).toHaveURL(/\/$/);
    await here.goto("/account");
    const [mine, other] = [true, false].map((own) => {
      const tag = here.locator(".tag", { hasText: accounts.own["this-device"] });
      return here.locator("main li", own ? { has: tag } : { hasNot: tag });
    });
    await other!.getByRole("button", { name: accounts.own.end }).click();
    await expect(here.getByRole("status")).toContainText(accounts.own["session-ended"]);
    await there.goto("/account");
    await expect(there).toHaveURL(/\/emp-portal/);
    await mine!.getByRole("button", { name: accounts.own.end }).click();
    await expect(here).toHaveURL(/\/emp-portal$/);
    await expect(here.getByRole("status")).toContainText(auth["signed-out"]);
  });

  test("a second step asks for a code, until a colleague removes it", async ({ page, browser, baseURL }) => {
    const email = unique("step", language);
    await signIn(page, "admin");
    await create(page, email);
    const theirs = await another(browser, baseURL!, language);
    await enter(theirs, email);
    await theirs.goto("/account/second-step");
    await expectAccessible(theirs, ["light", "dark"]);
    await fillIn(theirs, { password: "not this one" });
    await send(theirs);
    await expect(theirs.getByRole("alert")).toContainText(accounts.own["wrong-password"]);
    await fillIn(theirs, { password: PASSWORD });
    await send(theirs);
    await expect(theirs).toHaveURL(/\/second-step\/confirm$/);
    await expect(theirs.getByRole("img", { name: accounts.step.picture })).toBeVisible();
    await expectAccessible(theirs, ["light", "dark"]);
    const secret = fromBase32(
      (await theirs.locator("main a[href^='otpauth:']").innerText()).replaceAll(" ", ""),
    );
    const code = (off: number) => codeOf(secret, stepAt(Date.now() / 1000) + off);
    await fillIn(theirs, { code: code(-40) });
    await send(theirs);
    await expect(theirs.getByRole("alert")).toContainText(accounts.step["wrong-code"]);
    const arabicDigits = code(0).replace(/\d/g, (digit) => "٠١٢٣٤٥٦٧٨٩"[Number(digit)]!);
    await fillIn(theirs, { code: arabicDigits });
    await send(theirs);
    await expect(theirs.getByRole("status")).toContainText(accounts.step["turned-on"]);

    const elsewhere = await another(browser, baseURL!, language);
    await elsewhere.goto("/dashboard/add-news");
    await fillIn(elsewhere, { username: email, password: PASSWORD });
    await send(elsewhere);
    await expect(elsewhere).toHaveURL(/\/emp-portal\/code\?next=/);
    await expectAccessible(elsewhere, ["light", "dark"]);
    await elsewhere.goto("/dashboard");
    await expect(elsewhere).toHaveURL(/\/emp-portal\?next/);
    await elsewhere.goto("/emp-portal/code?next=%2Fdashboard%2Fadd-news");
    await fillIn(elsewhere, { code: code(-40) });
    await send(elsewhere);
    await expect(elsewhere.getByRole("alert")).toContainText(accounts.step["wrong-code"]);
    await fillIn(elsewhere, { code: code(1) });
    await send(elsewhere);
    await expect(elsewhere).toHaveURL(/\/dashboard\/add-news$/);

    await page.goto(ACCOUNTS);
    await expect(rowOf(page, email)).toContainText(accounts["second-step-on"]);
    await rowOf(page, email).getByRole("button", { name: accounts["reset-second-step"] }).click();
    await expect(page.getByRole("status")).toContainText(pattern(accounts["second-step-removed"]));
    const third = await another(browser, baseURL!, language);
    await enter(third, email);
    await expect(third).toHaveURL(/\/dashboard$/);
  });

  test("once set up, /setup says so and offers no form", async ({ page, baseURL }) => {
    expect((await page.goto("/setup"))?.status()).toBe(200);
    await expect(page.locator("h1")).toHaveText(accounts.setup.done);
    await expect(page.locator("main form")).toHaveCount(0);
    await expect(page.locator("main a[href='/emp-portal']")).toBeVisible();
    await expectAccessible(page, ["light", "dark"]);
    const form = { setup_token: "x", email: "me@site.test", password: PASSWORD, full_name: "Me" };
    const posted = await page.request.post("/setup", {
      form,
      headers: { Origin: baseURL! },
      maxRedirects: 0,
    });
    expect([posted.status(), posted.headers().location]).toEqual([303, "/setup"]);
    const signUp = await page.request.post("/api/auth/sign-up", {
      data: { email: "me@site.test", password: PASSWORD },
      headers: { Origin: baseURL! },
    });
    expect([signUp.status(), await signUp.json()]).toEqual([
      403,
      { success: false, error: accounts["sign-up-refused"] },
    ]);
  });

  test("every page of it is sound and fits a narrow screen", async ({ page, baseURL }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await darken(page, baseURL!);
    await signIn(page, "admin");
    for (const address of [ACCOUNTS, "/account", "/account/password", "/account/second-step", "/setup"]) {
      const answer = await page.goto(address);
      await expectNoOverflow(page);
      const { results } = await html.validateString(await answer!.text());
      const wrong = results.flatMap(({ messages }) =>
        messages.map(({ ruleId, message }) => [ruleId, message]),
      );
      expect([address, wrong]).toEqual([address, []]);
    }
  });
});

test("an account is nobody's to change but an admin's, and unknown ones are not found", async ({
  page,
  browser,
  baseURL,
}) => {
  const id = crypto.randomUUID();
  const form = { role: "editor" };
  const post = (address: string, by = page) =>
    by.request.post(address, { form, headers: { Origin: baseURL! }, maxRedirects: 0 });
  const acts = ["role", "disable", "enable", "invitation", "second-step"];
  const addresses = [ACCOUNTS, `${ACCOUNTS}/invitations`, ...acts.map((act) => `${ACCOUNTS}/${id}/${act}`)];
  for (const address of addresses) expect((await post(address)).headers().location).toMatch(/^\/emp-portal/);
  await signIn(page, "editor");
  for (const address of addresses) expect((await post(address)).headers().location).toBe("/emp-portal");
  const admin = await another(browser, baseURL!, "en");
  await signIn(admin, "admin");
  for (const act of acts) {
    expect((await post(`${ACCOUNTS}/${id}/${act}`, admin)).status()).toBe(404);
    expect((await post(`${ACCOUNTS}/1/${act}`, admin)).status()).toBe(404);
  }
  expect((await post("/account/sessions/x/end", admin)).status()).toBe(303);
});

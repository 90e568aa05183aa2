import type { Browser, Page } from "@playwright/test";
import { demoMembers } from "~/domain/demo/members";
import {
  aClient,
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

const OWN = "40719536";
const NEW = "62840197";
const LATER = "51938264";
const MEMBERS = "/dashboard/members";
const register = demoMembers("2026-11-21").map(({ member }) => member);

/** Members without an account, each for one test alone: of the demo's 10002 and those that have no login. */
function memberFor(nth: number, language: string) {
  const project = test.info().project.name;
  if (nth === 0 && language === "en" && project === "no-js")
    return register.find((m) => m.memberNumber === 10002)!;
  const place = nth * 4 + (language === "ar" ? 0 : 1) + (project === "js" ? 2 : 0);
  return register.filter((m) => m.memberNumber > 20_100 && m.email)[place]!;
}

const submit = (page: Page) => page.locator("main form [type=submit]").first().click();
async function fill(page: Page, fields: Record<string, string | number>) {
  for (const [name, value] of Object.entries(fields))
    await page.locator(`main [name=${name}]`).fill(String(value));
  await submit(page);
}
async function enter(page: Page, docNo: number, password: string) {
  await page.goto("/dr-portal");
  await page.locator("main [name=docNo]").fill(String(docNo));
  await page.locator("main [name=password]").fill(password);
  await page.locator("main form:has([name=password]) [type=submit]").first().click();
}
async function another(browser: Browser, baseURL: string, language: "ar" | "en") {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    baseURL,
    extraHTTPHeaders: aClient(),
  });
  const page = await context.newPage();
  await speak(page, language, baseURL);
  return page;
}

inBothLanguages("A doctor's way in", (language) => {
  const portal = words(language, "portal");
  const auth = words(language, "auth");

  test("opens with the number, and with the national number until a password is chosen", async ({ page }) => {
    const { memberNumber, nationalNumber, mobile } = memberFor(0, language);
    await page.goto("/dr-portal/create-dr-account");
    await fill(page, { username: "" });
    await expect(page.getByRole("alert")).toContainText(portal["enter-number"]);
    await fill(page, { username: "19999" });
    await expect(page.getByRole("alert")).toContainText(portal.create.unknown);
    await expect(page.locator("[name=username]")).toHaveValue("19999");
    await expectAccessible(page, ["light", "dark"]);
    await fill(page, { username: memberNumber });
    await expect(page).toHaveURL(/\/dr-portal$/);
    await expect(page.getByRole("status")).toContainText(portal.create.opened);
    await page.goto("/dr-portal/create-dr-account");
    await fill(page, { username: memberNumber });
    await expect(page.getByRole("alert")).toContainText(portal.create.exists);
    await page.goto("/dr-portal/forget-password");
    await fill(page, { username: memberNumber });
    await expect(page.getByRole("status")).toContainText(portal.forgot["use-national"]);

    await enter(page, memberNumber, nationalNumber!);
    await page.goto("/dashboard/financial-card");
    await expect(page).toHaveURL(/\/dr-portal\/set-password$/);
    await expect(page.locator("main")).toContainText(portal.password["intro-first"]);
    await expectAccessible(page, ["light", "dark"]);
    const ending = mobile!.slice(-4);
    await fill(page, { mobile_last4: ending, password: "12345678", password_again: "12345678" });
    await expect(page.getByRole("alert")).toContainText(portal.password.common);
    await fill(page, {
      mobile_last4: ending === "0000" ? "0001" : "0000",
      password: OWN,
      password_again: OWN,
    });
    await expect(page.getByRole("alert")).toContainText(portal.password["mobile-wrong"]);
    await fill(page, { mobile_last4: ending, password: nationalNumber!, password_again: nationalNumber! });
    await expect(page.getByRole("alert")).toContainText(portal.password.own);
    await fill(page, { mobile_last4: ending, password: OWN, password_again: OWN });
    await expect(page).toHaveURL(/\/dr-dashboard$/);
    await expect(page.getByRole("status")).toContainText(portal.password.saved);
    await page.locator("main form[action='/dr-portal/logout'] button").click();

    await enter(page, memberNumber, nationalNumber!);
    await expect(page.getByRole("alert")).toContainText(auth.wrong);
    await enter(page, memberNumber, OWN);
    await expect(page).toHaveURL(/\/dr-dashboard$/);
    await page.goto("/dashboard/financial-card");
    await expect(page.locator("main")).toContainText(String(memberNumber));
  });

  test("is found again by a code that staff print after checking who asks", async ({
    page,
    browser,
    baseURL,
  }) => {
    const { memberNumber } = memberFor(1, language);
    await signIn(page, "admin");
    await page.goto("/dashboard");
    await page.locator(`main a[href='${MEMBERS}']`).click();
    await page.locator("main [name=number]").fill(String(memberNumber));
    await submit(page);
    await expect(page.locator("main")).toContainText(portal.members.states.none);
    await expectAccessible(page, ["light", "dark"]);
    await page.setViewportSize({ width: 320, height: 640 });
    await expectNoOverflow(page);
    await page.getByRole("link", { name: portal.members.issue }).click();
    await submit(page);
    await expect(page.getByRole("alert")).toContainText(portal.code["identity-needed"]);
    await expectAccessible(page, ["light", "dark"]);
    await page.locator("main [name=identity_checked]").check();
    await submit(page);
    const code = (await page.locator("main strong").innerText()).trim();
    expect(code).toMatch(/^[0-9A-Z]{5}-[0-9A-Z]{5}$/);
    await expectAccessible(page, ["light", "dark"]);
    await expectNoOverflow(page);
    await page.goto(page.url());
    await expect(page.locator("main")).not.toContainText(code);

    const theirs = await another(browser, baseURL!, language);
    await theirs.goto("/dr-portal/recover");
    const chosen = { docNo: memberNumber, password: OWN, password_again: OWN };
    await fill(theirs, { ...chosen, code: "00000-00000" });
    await expect(theirs.getByRole("alert")).toContainText(portal.recover["wrong-code"]);
    await fill(theirs, { ...chosen, code: code.toLowerCase().replace("-", " ") });
    await expect(theirs).toHaveURL(/\/dr-portal$/);
    await expect(theirs.getByRole("status")).toContainText(portal.recover.saved);
    await enter(theirs, memberNumber, OWN);
    await expect(theirs).toHaveURL(/\/dr-dashboard$/);

    await page.goto(`${MEMBERS}?number=${memberNumber}`);
    await expect(page.locator("main")).toContainText(portal.members.states.open);
    await page.getByRole("button", { name: portal.members.disable }).click();
    await expect(page.getByRole("status")).toContainText(portal.members.disabled);
    await theirs.goto("/dr-dashboard");
    await expect(theirs).toHaveURL(/\/$/);
    await page.getByRole("button", { name: portal.members.enable }).click();
    await expect(page.getByRole("status")).toContainText(portal.members.enabled);
    await theirs.context().close();
  });

  test("is found again by a link that goes to the address on record", async ({ page, browser, baseURL }) => {
    const { memberNumber, email } = memberFor(2, language);
    await signIn(page, "admin");
    await page.goto(`${MEMBERS}/${memberNumber}/recovery-code`);
    await page.locator("main [name=identity_checked]").check();
    await submit(page);
    const code = await page.locator("main strong").innerText();
    const theirs = await another(browser, baseURL!, language);
    await theirs.goto("/dr-portal/recover");
    await fill(theirs, { docNo: memberNumber, code, password: OWN, password_again: OWN });
    await theirs.goto("/dr-portal/forget-password");
    await fill(theirs, { username: memberNumber });
    await expect(theirs).toHaveURL(/\/dr-portal$/);
    await expect(theirs.getByRole("status")).toContainText(pattern(portal.forgot["link-sent"]));
    expect(await theirs.content()).not.toContain(email!);

    await page.goto("/dashboard/outbox?state=waiting");
    await page
      .locator("main a[href^='/dashboard/outbox/']", { hasText: portal.letter["subject-link"] })
      .first()
      .click();
    const link = /\/dr-portal\/recover\/[\w-]{43}/.exec(await page.locator("main").innerText())![0];
    await theirs.goto(link);
    await expect(theirs.locator("main")).toContainText(String(memberNumber));
    await expectAccessible(theirs, ["light", "dark"]);
    await fill(theirs, { password: NEW, password_again: "62840198" });
    await expect(theirs.getByRole("alert")).toContainText(portal.password.differ);
    await fill(theirs, { password: NEW, password_again: NEW });
    await expect(theirs.getByRole("status")).toContainText(portal.recover.saved);
    expect((await theirs.goto(link))?.status()).toBe(410);
    await enter(theirs, memberNumber, OWN);
    await expect(theirs.getByRole("alert")).toContainText(auth.wrong);
    await enter(theirs, memberNumber, NEW);
    await expect(theirs).toHaveURL(/\/dr-dashboard$/);

    const shared = await another(browser, baseURL!, language);
    await shared.goto("/dr-portal");
    await shared.locator("main [name=shared]").check();
    await shared.locator("main [name=docNo]").fill(String(memberNumber));
    await shared.locator("main [name=password]").fill("99999999");
    await shared.locator("main form:has([name=password]) [type=submit]").first().click();
    await expect(shared.locator("main [name=shared]")).toBeChecked();
    await shared.locator("main [name=password]").fill(NEW);
    await shared.locator("main form:has([name=password]) [type=submit]").first().click();
    await expect(shared).toHaveURL(/\/dr-dashboard$/);
    const cookie = (await shared.context().cookies()).find(({ name }) => name.endsWith("naqaba_doctor"));
    expect(cookie?.expires).toBe(-1);

    await theirs.goto("/dr-dashboard/sessions");
    await expect(theirs.locator("main form[action$='/end']")).toHaveCount(2);
    await expectAccessible(theirs, ["light", "dark"]);
    await theirs.goto("/dr-portal/set-password");
    await expectAccessible(theirs);
    await fill(theirs, { current_password: OWN, password: LATER, password_again: LATER });
    await expect(theirs.getByRole("alert")).toContainText(portal.password["current-wrong"]);
    await fill(theirs, { current_password: NEW, password: LATER, password_again: LATER });
    await expect(theirs.getByRole("status")).toContainText(portal.password.saved);
    await shared.goto("/dr-dashboard");
    await expect(shared).toHaveURL(/\/$/);
    await theirs.goto("/dr-dashboard/sessions");
    await expect(theirs.locator("main form[action$='/end']")).toHaveCount(1);
    await theirs.getByRole("button", { name: portal.sessions.everywhere }).click();
    await expect(theirs.getByRole("status")).toContainText(portal.sessions["signed-out"]);
    await theirs.goto("/dr-dashboard");
    await expect(theirs).toHaveURL(/\/$/);
    await theirs.context().close();
    await shared.context().close();
  });
});

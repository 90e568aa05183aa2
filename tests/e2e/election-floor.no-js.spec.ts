import type { Page } from "@playwright/test";
import { demoMembers } from "~/domain/demo/members";
import {
  expect,
  expectAccessible,
  expectNoOverflow,
  inBothLanguages,
  logins,
  pattern,
  signIn,
  test,
  words,
} from "./support";

const CHECK = "/dr-dashboard/roll";
/** Doctors of the demo's roll that no other test signs in as; one for each language. */
const doctors = { ar: 20_181, en: 20_182 };
const own = { password: "73105846" };

/** Opens the account of a doctor of the register, with a password of the doctor's own. */
async function enter(page: Page, memberNumber: number) {
  const { member } = demoMembers("2026-01-01").find((known) => known.member.memberNumber === memberNumber)!;
  await page.goto("/dr-portal/create-dr-account");
  await page.locator("main [name=username]").fill(String(memberNumber));
  await page.locator("main form:has([name=username]) [type=submit]").first().click();
  await page.locator("main [name=docNo]").fill(String(memberNumber));
  await page.locator("main [name=password]").fill(member.nationalNumber!);
  await page.locator("main form:has([name=password]) [type=submit]").first().click();
  await page.goto(CHECK);
  await expect(page).toHaveURL(/set-password$/);
  if (await page.locator("main [name=mobile_last4]").count())
    await page.locator("main [name=mobile_last4]").fill(member.mobile!.slice(-4));
  await page.locator("main [name=password]").fill(own.password);
  await page.locator("main [name=password_again]").fill(own.password);
  await page.locator("main form:has([name=password_again]) [type=submit]").first().click();
  await expect(page).toHaveURL(/dr-dashboard/);
}

inBothLanguages("The roll of a centre", (language) => {
  const { print } = words(language, "roll");

  test("is taken on paper and as a file, which is recorded", async ({ page }) => {
    await signIn(page, "admin");
    await page.goto("/elections/roll/print");
    await page.setViewportSize({ width: 320, height: 700 });
    await expectNoOverflow(page);
    await expectAccessible(page, ["light", "dark"]);
    const file = page.getByRole("link", { name: print["open-csv"] }).first();
    const csv = await page.request.get((await file.getAttribute("href"))!);
    expect(csv.headers()["content-type"]).toContain("text/csv");
    expect((await csv.text()).split("\r\n")[0]).toContain(print["member-number"]);
    await page.getByRole("link", { name: print["open-sheet"] }).first().click();
    await expect(page).toHaveURL(/\?centre=1$/);
    await expect(page.locator("main h1")).toHaveText(pattern(print.title));
    await expect(page.locator("main table thead")).toContainText(print.signature);
    await expectNoOverflow(page);
    await expectAccessible(page, ["light", "dark"]);
    for (const unknown of ["/print?centre=99", "/print?centre=x", ".csv?centre=99", ".csv"])
      expect((await page.request.get(`/elections/roll${unknown}`)).status()).toBe(404);
    const { actions } = words(language, "audit");
    for (const action of ["roll.print", "roll.export"] as const) {
      await page.goto(`/dashboard/audit-log?action=${action}`);
      await expect(page.locator("main")).toContainText(actions[action.replace(".", "-") as "roll-print"]);
    }
  });
});

inBothLanguages("The roll check", (language) => {
  const roll = words(language, "roll");

  test("shows a doctor the own line, takes one objection, and tells what was decided", async ({
    page,
    browser,
    baseURL,
  }) => {
    await enter(page, doctors[language]);
    await page.goto("/dr-dashboard");
    await page.locator(`main a[href='${CHECK}']`).first().click();
    await expect(page.locator("main")).toContainText(roll.check.on);
    await expect(page.locator("main")).toContainText(roll.check["not-marked"]);
    await page.setViewportSize({ width: 320, height: 700 });
    await expectNoOverflow(page);
    await expectAccessible(page, ["light", "dark"]);
    const objection = page.locator("main form:has([name=words])");
    await objection.locator("[name=words]").fill("قصير");
    await objection.locator("[type=submit]").click();
    const alert = page.getByRole("alert");
    await expect(alert).toContainText(roll.errors.about);
    await expect(alert).toContainText(roll.errors.words);
    await expect(objection.locator("[name=words]")).toHaveValue("قصير");
    await expectAccessible(page);
    const said = `أعمل في العقبة منذ عامين (${language}).`;
    await objection.locator("[name=words]").fill(said);
    await objection.locator("[value=wrong-centre]").check();
    await objection.locator("[type=submit]").click();
    await expect(page.getByRole("status")).toContainText(roll.check.sent);
    await expect(page.locator("main [name=words]")).toHaveCount(0);
    await expect(page.locator("main")).toContainText(said);

    const context = await browser.newContext({ baseURL, javaScriptEnabled: false });
    await context.addCookies([{ name: "lang", value: language, url: baseURL! }]);
    const staff = await context.newPage();
    await staff.setViewportSize({ width: 320, height: 700 });
    await signIn(staff, "admin");
    await staff.goto("/dashboard");
    await staff.locator("main a[href$='/objections']").first().click();
    await expectAccessible(staff, ["light", "dark"]);
    await expectNoOverflow(staff);
    const mine = staff.locator("main li", { hasText: String(doctors[language]) });
    await mine.getByRole("link").click();
    await expectAccessible(staff, ["light", "dark"]);
    await expectNoOverflow(staff);
    const twin = await context.newPage();
    await twin.goto(staff.url());
    await staff.locator("main [name=decision][value=refuse]").click();
    await expect(staff.getByRole("alert")).toContainText(roll.errors.note);
    await staff.locator("main [name=decision][value=accept]").click();
    await expect(staff.getByRole("alert")).toContainText(roll.errors.centre);
    await staff.locator("main [name=centre]").selectOption({ index: 5 });
    await staff.locator("main [name=note]").fill("تم النقل.");
    await staff.locator("main [name=decision][value=accept]").click();
    await expect(staff.getByRole("status")).toContainText(roll.objections.accepted);
    await twin.locator("main [name=note]").fill("لا.");
    await twin.locator("main [name=decision][value=refuse]").click();
    await expect(twin.getByRole("alert")).toContainText(roll.objections["decided-before"]);
    await expect(twin.locator("main")).toContainText("Demo Administrator");
    await context.close();

    await page.goto(CHECK);
    await expect(page.locator("main")).toContainText("تم النقل.");
    await expect(page.locator("main")).toContainText(roll.states.accepted);
    await expect(page.locator("main table").first()).toContainText(language === "ar" ? "العقبة" : "Aqaba");
    await expect(page.locator("main [name=words]")).toHaveCount(1);
  });
});

test("Turnout, papers, rolls and objections open to whom they are for, and to nobody else", async ({
  browser,
  baseURL,
}) => {
  const pages = {
    "/elections/turnout": ["viewer", "editor", "admin", "computer"],
    "/elections/closing-count": ["admin", "computer"],
    "/elections/roll/print": ["admin", "computer"],
    "/elections/roll/print?centre=1": ["admin", "computer"],
    "/elections/roll.csv?centre=1": ["admin", "computer"],
    "/dr-dashboard/roll": ["doctor"],
    "/dashboard/elections/1/objections": ["admin"],
    "/dashboard/elections/1/objections/1": ["admin"],
  };
  for (const who of ["public", "viewer", "editor", "admin", "doctor", "computer"] as const) {
    const context = await browser.newContext({ baseURL, extraHTTPHeaders: { Origin: baseURL! } });
    if (who !== "public") {
      const [address, field, name, password] = logins[who];
      await context.request.post(address, { form: { [field]: name, password }, maxRedirects: 0 });
    }
    for (const [path, may] of Object.entries(pages)) {
      const answer = await context.request.get(path, { maxRedirects: 0 });
      expect([who, path, answer.status()]).toEqual([who, path, may.includes(who) ? 200 : 302]);
    }
    for (const path of ["/dr-dashboard/roll", "/dashboard/elections/1/objections/1"]) {
      const answer = await context.request.post(path, { form: {}, maxRedirects: 0 });
      const may = pages[path as keyof typeof pages].includes(who);
      expect([who, path, answer.status()]).toEqual([who, path, may ? 422 : 302]);
    }
    await context.close();
  }
});

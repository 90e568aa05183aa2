import type { Page } from "@playwright/test";
import { demoMembers } from "~/domain/demo/members";
import {
  expect,
  expectAccessible,
  expectNoOverflow,
  inBothLanguages,
  pattern,
  speak,
  test,
  words,
} from "./support";

async function enter(page: Page, memberNumber: number) {
  await page.goto("/dr-portal");
  await page.locator("main [name=docNo]").fill(String(memberNumber));
  await page.locator("main [name=password]").fill(`2026000${memberNumber % 10}`);
  await page.locator("main form:has([name=password]) [type=submit]").first().click();
  await expect(page).toHaveURL(/\/dr-dashboard$/);
}

inBothLanguages("My standing", (language) => {
  const { title, certificate, vote, unpaid, next } = words(language, "standing");
  const { blocked } = words(language, "certificates");
  const panel = (page: Page) => page.getByRole("region", { name: title, exact: true });
  const answers = (page: Page) => panel(page).locator("section:has(> h3):not(:has(dl))");
  const toPay = "a[href='/electronic-payments']";
  const toCertificate = "a[href='/dashboard/registration-certificate']";

  test("is good news for who owes nothing, after the cards and the certificate", async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await enter(page, 10001);
    await expectNoOverflow(page);
    await expectAccessible(page, ["light", "dark"]);
    await expect(page.locator("main h2").nth(3)).toHaveText(title);
    const [first, second, third] = [0, 1, 2].map((nth) => answers(page).nth(nth));
    await expect(first!).toContainText(certificate.paid);
    await expect(second!).toContainText(vote.yes);
    await expect(second!).toContainText(vote.final);
    await expect(third!).toContainText(unpaid.nothing);
    await expect(panel(page)).not.toContainText(next.title);
    await panel(page).locator(toCertificate).click();
    await expect(page).toHaveURL(/\/dashboard\/registration-certificate$/);
  });

  const cases = [
    [10003, blocked["not-practising"], vote.blocks["not-practising"], next.refer],
    [10004, blocked["annual-fee"], vote.blocks["annual-fee"], next.pay],
  ] as const;
  for (const [memberNumber, noCertificate, noVote, wayOn] of cases) {
    test(`tells ${memberNumber} what stands in the way, and the way on`, async ({ page }) => {
      await enter(page, memberNumber);
      await expectAccessible(page, ["light", "dark"]);
      await expect(answers(page).nth(0)).toContainText(pattern(noCertificate));
      await expect(answers(page).nth(0).locator(toCertificate)).toHaveCount(0);
      await expect(answers(page).nth(1)).toContainText(pattern(noVote));
      await expect(answers(page).nth(2).locator("li").first()).toBeVisible();
      await expect(panel(page)).toContainText(wayOn);
      await panel(page).locator(toPay).click();
      await expect(page).toHaveURL(/\/electronic-payments$/);
    });
  }

  test("names the months behind, and is never a yes without a word", async ({ page }) => {
    await enter(page, 10005);
    const said = [blocked["social-months"], certificate["late-since"]];
    const oneOf = new RegExp(said.map((text) => pattern(text).source).join("|"));
    await expect(answers(page).nth(0)).toContainText(oneOf);
    await expect(answers(page).nth(2).locator("li").first()).toContainText(/\b11\b/);
    await expect(panel(page)).toContainText(next.pay);
  });
});

test("Contacts are asked about once a year, masked, and a yes is remembered", async ({
  page,
  baseURL,
}, at) => {
  const [language, memberNumber] =
    at.project.name === "js" ? (["en", 10004] as const) : (["ar", 10003] as const);
  await speak(page, language, baseURL!);
  const { contacts } = words(language, "standing");
  await enter(page, memberNumber);
  const asked = page.locator("main .card").filter({ hasText: contacts.title });
  await expect(asked).toContainText(/07•{6}\d\d/);
  await expect(asked).toContainText(/\S•••@doctors\.example/);
  await expect(asked.locator("a[href='/dashboard/personal-card']")).toHaveText(contacts.change);
  await asked.getByRole("button", { name: contacts.yes }).click();
  await expect(page.getByRole("status")).toContainText(contacts.confirmed);
  await expect(page.locator("main")).not.toContainText(contacts.title);
});

inBothLanguages("A doctor without a password of the own", (language) => {
  test("sees no standing, only the way to choose one", async ({ page }, at) => {
    const memberNumber = 20_301 + (at.project.name === "js" ? 2 : 0) + (language === "ar" ? 1 : 0);
    const { member } = demoMembers("2026-01-01").find((known) => known.member.memberNumber === memberNumber)!;
    await page.goto("/dr-portal/create-dr-account");
    await page.locator("main [name=username]").fill(String(memberNumber));
    await page.locator("main form:has([name=username]) [type=submit]").first().click();
    await expect(page).toHaveURL(/\/dr-portal$/);
    await page.locator("main [name=docNo]").fill(String(memberNumber));
    await page.locator("main [name=password]").fill(member.nationalNumber);
    await page.locator("main form:has([name=password]) [type=submit]").first().click();
    await expect(page).toHaveURL(/\/(dr-dashboard|set-password)$/);
    await page.goto("/dr-dashboard");
    const standing = words(language, "standing");
    await expect(page.locator("main")).toContainText(standing["choose-first"]);
    await expect(page.locator("main h2")).toHaveCount(3);
    await expect(page.locator("main")).not.toContainText(standing.title);
    await expect(page.locator("main")).not.toContainText("•••");
    await page.locator("main a[href='/dr-portal/set-password']").click();
    await expect(page).toHaveURL(/\/set-password$/);
  });
});

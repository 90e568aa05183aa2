import { expect, inBothLanguages, pattern, signIn, test, words } from "./support";

const voters = { ar: 20_170, en: 20_171 };
const roll = { name: "roll.csv", mimeType: "text/csv", buffer: Buffer.from("DOC_NO\n20200\nabc\n") };

inBothLanguages("On election day", (language) => {
  const elections = words(language, "elections");
  const office = words(language, "election-office");

  test("a clerk marks a voter, however often the button is pressed", async ({ page }) => {
    await signIn(page, "computer");
    await page.goto(`/elections?doc_no=${voters[language]}`);
    await page.locator("main [name=elect_f][value='1']").check();
    await page.locator("main form:has([name=elect_f]) [type=submit]").dblclick();
    await expect(page.locator(".flash").first()).toContainText(pattern(elections.marked));
    await page.goto(`/elections?doc_no=${voters[language]}`);
    await expect(page.locator("main")).toContainText(elections.mark["no-locked"]);
  });

  test("the office sees what a roll would change before it changes", async ({ page }) => {
    await signIn(page, "admin");
    await page.goto("/dashboard/elections");
    await page.locator("main li p a").first().click();
    await page.locator("main a[href$='/roll']").first().click();
    await page.locator("main [name=roll]").setInputFiles(roll);
    await page.locator("main form [type=submit]").click();
    await expect(page).toHaveURL(/\/roll\/[0-9a-f-]{36}$/);
    await expect(page.locator("main")).toContainText(pattern(office.report.reasons["not-a-number"]));
  });
});

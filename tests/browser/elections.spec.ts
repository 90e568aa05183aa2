import { expect, pattern, signIn, speak, test, words } from "./support";

const ways = [
  ["with script", true, "ar", 20_170],
  ["without script", false, "en", 20_171],
] as const;

for (const [way, javaScriptEnabled, language, voter] of ways) {
  test.describe(`On election day, ${way}`, () => {
    test.use({ javaScriptEnabled });

    test("a clerk marks a voter, however often the button is pressed, and types the next number", async ({
      page,
      baseURL,
    }) => {
      const elections = words(language, "elections");
      await speak(page, language, baseURL!);
      await signIn(page, "computer");
      await page.goto(`/elections?doc_no=${voter}`);
      await page.locator("main [name=elect_f][value='1']").check();
      await page.locator("main form:has([name=elect_f]) [type=submit]").dblclick();
      await expect(page.locator(".flash").first()).toContainText(pattern(elections.marked));
      await expect(page.locator("main [name=doc_no]")).toBeFocused();
      await page.goto(`/elections?doc_no=${voter}`);
      await expect(page.locator("main")).toContainText(elections.mark["no-locked"]);
    });
  });
}

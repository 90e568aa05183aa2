import { expect, expectAccessible, expectNoOverflow, inBothLanguages, test, words } from "./support";

inBothLanguages("The elections card", (language) => {
  const elections = words(language, "elections");

  test("tells anybody whether a doctor may vote, and only part of the mobile number", async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 700 });
    await page.goto("/elections");
    const number = page.locator("main [name=doc_no]");
    await number.fill(language === "ar" ? "٢٠١٧٢" : "۲۰۱۷۲");
    await page.locator("main form:has([name=doc_no]) [type=submit]").click();
    await expect(page.locator("main")).toContainText(elections.has);
    await expect(page.locator("main table")).toContainText(/07•{6}\d\d/);
    await expect(page.locator("main [name=elect_f]")).toHaveCount(0);
    await expectAccessible(page, ["light", "dark"]);
    await expectNoOverflow(page);
    for (const [typed, status, says] of [
      ["20041", 200, elections["has-not"]],
      ["29999", 404, elections["not-found"]],
      ["abc", 422, words(language, "cards")["must-be-numeric"]],
    ] as const) {
      const answer = await page.goto(`/elections?doc_no=${typed}`);
      expect(answer?.status()).toBe(status);
      await expect(page.locator("main")).toContainText(says);
    }
    await expect(page.locator("main")).not.toContainText(elections.why.voted);
  });
});

import { expect, inBothLanguages, pattern, test, words } from "./support";

const free = {
  "no-js": { ar: "٢٠٢٢٠", en: "20221" },
  js: { ar: "۲۰۲۲۲", en: "20223" },
};

inBothLanguages("The oath", (language) => {
  const oath = words(language, "oath");

  test("is registered once, under the name that was shown before", async ({ page }) => {
    const number = free[test.info().project.name as keyof typeof free][language];
    const field = page.locator("[name=association_number]");
    const name = page.locator("main output bdi");
    const submit = page.getByRole("button", { name: oath.submit, exact: true });
    for (const end of ["registered", "before"]) {
      await page.goto("/dr-qasam");
      await expect(field).toBeFocused();
      await expect(submit).toBeHidden();
      await page.keyboard.insertText(number);
      await page.keyboard.press("Enter");
      await expect(page.locator("main output").getByText(oath.found)).toBeVisible();
      await expect(page.locator("main output")).toBeFocused();
      await expect(name).toHaveText(language === "ar" ? /^\p{Script=Arabic}/u : /^\w+ /);
      await expect(field).toHaveValue(number);
      await submit.click();
      if (end === "before") break;
      await expect(page).toHaveURL(/\/$/);
      await expect(page.getByRole("status")).toContainText(oath.registered);
    }
    await expect(page.getByRole("status")).toContainText(pattern(oath["registered-before"]));
  });
});

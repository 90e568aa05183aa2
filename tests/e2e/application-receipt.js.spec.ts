import { apply } from "./applicant";
import { expect, expectAccessible, inBothLanguages, test, words } from "./support";

inBothLanguages("The receipt right after sending", (language) => {
  const receipt = words(language, "internship-receipt");

  test("shows the number in a dialog once; Escape keeps the page, OK leads home", async ({
    page,
    baseURL,
  }) => {
    const { receipt: link } = await apply(page.request, baseURL!);
    await page.goto(link);
    const dialog = page.getByRole("dialog");
    await expect(dialog).toBeVisible();
    await expect(dialog).toContainText(await page.locator(".receipt .temp-number").innerText());
    await expectAccessible(page, ["light", "dark"]);
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL(link);
    await page.reload();
    await expect(page.locator("h1")).toHaveText(receipt.titles.received);
    await expect(page.locator("dialog")).toHaveCount(0);

    const { receipt: another } = await apply(page.request, baseURL!);
    await page.goto(another);
    await dialog.getByRole("button", { name: receipt.stay }).click();
    await expect(dialog).toBeHidden();
    const { receipt: third } = await apply(page.request, baseURL!);
    await page.goto(third);
    await dialog.getByRole("link", { name: receipt.ok, exact: true }).click();
    await expect(page).toHaveURL(`${baseURL}/`);
  });
});

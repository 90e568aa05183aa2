import { expect, expectAccessible, inBothLanguages, test, words } from "./support";

inBothLanguages("A reader works out", (language) => {
  const t = words(language, "calculators");
  const send = { name: t["work-out"] };

  test("what registration costs", async ({ page }) => {
    await page.goto("/registration-requirements");
    const form = page.locator("#cost form");
    await form.locator("[name=step]").selectOption("comprehensive-exam");
    await form.locator("[name=nationality][value=other]").check();
    await form.locator("[name=registered][value=no]").check();
    await form.getByRole("button", send).click();
    await expect(page).toHaveURL(/#cost$/);
    await expect(form.getByRole("status")).toContainText("106");
    await expect(form.locator("[name=nationality][value=other]")).toBeChecked();
    await form.locator("[name=step]").selectOption("internship");
    await form.locator("[name=nationality][value=jordanian]").check();
    await form.getByRole("button", send).click();
    await expect(form.getByRole("status")).toContainText("60");
    await expectAccessible(page);
  });

  test("what their age means for the authority fund", async ({ page }) => {
    await page.goto("/authority-fund");
    for (const [age, answer] of [
      ["٤٥", t.entry.times.half],
      ["52", t.entry["no-retirement"]],
      ["30", t.entry.times.once],
    ] as const) {
      await page.locator("[name=age]").fill(age);
      await page.getByRole("button", send).click();
      await expect(page.locator("#age").getByRole("status")).toContainText(answer);
    }
    await page.locator("[name=age]").fill("abc");
    await page.getByRole("button", send).click();
    await expect(page.getByRole("alert")).toBeVisible();
    await expect(page.locator("[name=age]")).toHaveValue("abc");
    await expectAccessible(page);
  });

  test("what the insurance covers of a bill", async ({ page }) => {
    await page.goto("/health-insurance-fund");
    const form = page.locator("#bill-shares form");
    await form.locator("[name=treatment]").selectOption("beneficiary-admission");
    await form.locator("[name=bill]").fill("١٢٥٠٫٥");
    await form.getByRole("button", send).click();
    await expect(form.getByRole("status")).toContainText("1,200.5");
    await expect(form.getByRole("status")).toContainText("50");
    await form.locator("[name=bill]").fill("9000");
    await form.getByRole("button", send).click();
    await expect(form.getByRole("status")).toContainText(t.bill.ceiling.admission);
    await form.locator("[name=bill]").fill("-3");
    await form.getByRole("button", send).click();
    await expect(form.getByRole("alert")).toContainText(t.bill.refused);
    await expectAccessible(page);
  });
});

import { expect, speak, test, words } from "./support";

test.use({ javaScriptEnabled: false, viewport: { width: 320, height: 640 } });

test("the survey can be answered with the keyboard; the first missing answer gets the focus", async ({
  page,
  baseURL,
}) => {
  const survey = words("ar", "survey");
  const choice = (question: number, level: number) =>
    page.locator(`[name=question${question}][value="${level}"]`);
  await speak(page, "ar", baseURL!);
  await page.goto("/survey");
  for (const question of [1, 2, 3]) {
    await choice(question, 1).focus();
    await page.keyboard.press("ArrowDown");
    await expect(choice(question, 2)).toBeChecked();
  }
  await page.locator("main form [type=submit]").press("Enter");
  await page.getByRole("alert").locator("a").last().click();
  await expect(choice(4, 1)).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await expect(choice(4, 2)).toBeChecked();
  await expect(choice(1, 2)).toBeChecked();
  await page.locator("main form [type=submit]").press("Enter");
  await expect(page).toHaveURL(/:\d+\/(#|$)/);
  await expect(page.getByRole("status")).toContainText(survey.submitted);
});

test("the faces of the survey grow with the screen", async ({ page }) => {
  await page.goto("/survey");
  for (const [width, size] of [
    [639, 32],
    [640, 40],
    [1023, 40],
    [1024, 48],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    const face = await page.locator(".face").first().boundingBox();
    expect([width, face?.width, face?.height]).toEqual([width, size, size]);
  }
});

import { expect, signIn, test, words } from "./support";

test.use({ javaScriptEnabled: false });

test("a complaint fits a phone's width and prints from a new window without the site's navigation", async ({
  page,
  context,
}) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await signIn(page, "editor");
  await page.goto("/complaints?lang=en");
  const card = page.locator("main article").first();
  expect(await card.boundingBox()).toMatchObject({ x: 16, width: 288 });
  const opened = context.waitForEvent("page");
  await card.getByRole("link", { name: words("en", "complaints").print }).click();
  const paper = await opened;
  await expect(paper).toHaveURL(/\/complaints\/\d+\/print$/);
  await paper.emulateMedia({ media: "print" });
  await expect(paper.locator("header")).toBeHidden();
});

import { articles } from "~/content/articles";
import { expect, speak, test } from "./support";

test("a search result scrolls to its part of the page", async ({ page, baseURL }) => {
  await speak(page, "ar", baseURL!);
  const { path, sections } = articles["/health-insurance-fund"]!;
  const { id, title } = sections[1]!;
  await page.goto(`/search?q=${encodeURIComponent(title.ar)}`);
  await page.locator(`section[aria-labelledby=pages] li a[href^='${path}'][href$='#${id}']`).click();
  await expect(page).toHaveURL(new RegExp(`${path}.*#${id}$`));
  await expect(page.locator(`#${id}`)).toBeInViewport();
});

test("a search suggests titles while typing, and finds the same without its script", async ({
  page,
  baseURL,
}) => {
  await speak(page, "en", baseURL!);
  await page.goto("/search");
  await page.locator("main [name=q]").pressSequentially("insur");
  const proposed = page.locator("#proposals option");
  await expect(proposed.filter({ hasText: /^Health Insurance Fund$/ })).toHaveCount(1);
  await page.route("**/search/proposals**", (route) => route.abort());
  await page.locator("main [name=q]").fill("insurence");
  await page.keyboard.press("Enter");
  await expect(page.locator("main")).toContainText("insurance");
  await expect(page.locator("section[aria-labelledby=pages] li").first()).toBeVisible();
});

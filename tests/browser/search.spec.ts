import { articles } from "~/content/articles";
import { expect, speak, test } from "./support";

test("a result of the search has its part of the page in view", async ({ page, baseURL }) => {
  await speak(page, "ar", baseURL!);
  const { path, sections } = articles["/health-insurance-fund"]!;
  const { id, title } = sections[1]!;
  await page.goto(`/search?q=${encodeURIComponent(title.ar)}`);
  await page.locator(`section[aria-labelledby=pages] li a[href^='${path}'][href$='#${id}']`).click();
  await expect(page).toHaveURL(new RegExp(`${path}.*#${id}$`));
  await expect(page.locator(`#${id}`)).toBeInViewport();
});

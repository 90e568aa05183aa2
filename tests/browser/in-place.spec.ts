import { expect, signIn, speak, test } from "./support";

const heightOf = () => scrollY;
const shareOf = () => scrollY / (document.documentElement.scrollHeight - innerHeight);

test("changing a status keeps the scroll position and the focus, even if another message leaves the list", async ({
  page,
  baseURL,
}) => {
  await page.setViewportSize({ width: 360, height: 700 });
  await speak(page, "ar", baseURL!);
  await signIn(page, "admin");
  await page.goto("/complaints");
  const button = page.locator("form[data-enhance~=place]:has([name=status]) [type=submit]").last();
  await button.scrollIntoViewIfNeeded();
  const before = await page.evaluate(heightOf);
  expect(before).toBeGreaterThan(1000);
  await page.route("**/complaints", async (route) => {
    const answer = await route.fetch();
    const body = (await answer.text()).replace(/<article.*?<\/article>/s, "");
    await route.fulfill({ response: answer, body });
  });
  await button.click();
  await expect(page.locator(".flash")).toBeVisible();
  await expect(button).toBeFocused();
  await expect.poll(async () => Math.abs((await page.evaluate(heightOf)) - before)).toBeLessThan(200);
  await page.unrouteAll();
});

test("changing the theme keeps the scroll position, changing the language keeps its share of the page", async ({
  page,
  baseURL,
}) => {
  await page.setViewportSize({ width: 1280, height: 700 });
  await speak(page, "ar", baseURL!);
  await page.goto("/health-insurance-fund");
  await page.evaluate(() => scrollTo(0, 1500));
  await page
    .locator("form[data-enhance~=place] [name=theme]")
    .first()
    .evaluate((button: HTMLElement) => button.click());
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  await expect.poll(() => page.evaluate(heightOf)).toBe(1500);
  const share = await page.evaluate(shareOf);
  await page
    .locator("a[hreflang=en]")
    .first()
    .evaluate((link: HTMLElement) => link.click());
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
  await expect.poll(async () => Math.abs((await page.evaluate(shareOf)) - share)).toBeLessThan(0.02);
});

test("a list is filtered while typing, and by its button if that fails", async ({ page, baseURL }) => {
  await speak(page, "en", baseURL!);
  await signIn(page, "admin");
  await page.goto("/complaints");
  const title = await page.locator("main article h3").first().textContent();
  const all = await page.locator("main article").count();
  const field = page.locator("main form[data-enhance~=live-list] [name=q]");
  await field.pressSequentially(title ?? "");
  await expect.poll(() => page.locator("main article").count()).toBeLessThan(all);
  await expect(field).toBeFocused();
  await expect(page).toHaveURL(/\/complaints\?q=/);
  await expect(page.locator("main form[data-enhance~=live-list] > a")).toHaveCount(1);
  await page.route("**/complaints?**", (route) =>
    route.request().isNavigationRequest() ? route.continue() : route.abort(),
  );
  await field.fill("zzzz");
  await field.press("Enter");
  await expect(page.locator("main article")).toHaveCount(0);
});

test("a list filtered while typing keeps its styles and causes no policy violation", async ({
  page,
  baseURL,
}) => {
  const complained: string[] = [];
  page.on("console", (message) => message.type() === "error" && complained.push(message.text()));
  await speak(page, "en", baseURL!);
  await signIn(page, "admin");
  await page.goto("/complaints");
  await page.locator("main form[data-enhance~=live-list] [name=q]").fill("zzqqxx");
  const empty = page.locator("main .empty");
  await expect(empty).toHaveCSS("border-top-style", "dashed");
  await expect(empty).not.toHaveCSS("padding-top", "0px");
  expect(complained).toEqual([]);
});

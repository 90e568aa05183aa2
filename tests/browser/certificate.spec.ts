import jsQR from "jsqr";
import sharp from "sharp";
import { expect, signIn, speak, test, words } from "./support";

const REQUEST = "/dashboard/registration-certificate";

test("the button shows progress, submits once, and submits again with the same id after ten seconds", async ({
  page,
}) => {
  const { generate } = words("en", "certificates");
  const { generating } = words("en", "forms").busy;
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1000);
  await signIn(page, "doctor");
  await page.goto(REQUEST);
  const ids: Array<string | null> = [];
  await page.route(`**${REQUEST}`, (route) => {
    if (route.request().method() !== "POST") return route.continue();
    ids.push(new URLSearchParams(route.request().postData() ?? "").get("submission_id"));
    return route.fulfill({ status: 204 });
  });
  const button = page.locator("main form button[data-enhance~=busy]");
  await expect(button).toHaveText(generate);
  await button.click();
  await expect(button).toHaveText(generating);
  await expect(button).toHaveAttribute("aria-disabled", "true");
  await button.click({ force: true });
  await page.clock.runFor(10_000);
  await expect(button).toHaveText(generate);
  await button.click();
  await expect.poll(() => ids.length).toBe(2);
  expect(ids[0]).toBe(ids[1]);
  await expect(button).toHaveText(generating);
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true })));
  await expect(button).toHaveText(generate);
  await page.goto("/verify");
  await page.goBack();
  await expect(button).toHaveText(generate);
});

test("a camera reads the code of a certificate from the screen", async ({ page, baseURL }) => {
  await speak(page, "ar", baseURL!);
  await signIn(page, "doctor");
  await page.goto(REQUEST);
  await page.locator("main ul li a[href^='/certificates/']").last().click();
  const seen = sharp(await page.locator("main svg[role=img]").screenshot())
    .ensureAlpha()
    .raw();
  const { data, info } = await seen.toBuffer({ resolveWithObject: true });
  const address = await page.locator("main a[href*='/verify/']").getAttribute("href");
  expect(jsQR(new Uint8ClampedArray(data), info.width, info.height)?.data).toBe(address);
  expect(address).toContain(`${baseURL}/verify/`);
});

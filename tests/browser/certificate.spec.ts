import jsQR from "jsqr";
import sharp from "sharp";
import { expect, signIn, speak, test, words } from "./support";

const REQUEST = "/dashboard/registration-certificate";

test("the button says that the certificate is under way, and works again after the way back", async ({
  page,
}) => {
  const { generate, generating } = words("en", "certificates");
  await signIn(page, "doctor");
  await page.goto(REQUEST);
  let posts = 0;
  await page.route(`**${REQUEST}`, (route) => {
    if (route.request().method() !== "POST") return route.continue();
    posts++;
    return route.fulfill({ status: 204 });
  });
  const button = page.locator("main form.busy button");
  await expect(button).toHaveText(generate);
  await button.click();
  await expect(button).toHaveText(generating);
  await expect(button).toHaveAttribute("aria-disabled", "true");
  await button.click({ force: true });
  await expect.poll(() => posts).toBe(2);
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

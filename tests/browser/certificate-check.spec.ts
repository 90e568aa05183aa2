import type { Page } from "@playwright/test";
import { expect, expectNoOverflow, signIn, speak, test, words } from "./support";

const REQUEST = "/dashboard/registration-certificate";
const { verify, states } = words("ar", "certificates");
const says = (page: Page) => page.locator("[data-enhance~=certificate] h2");

async function scannedOf(page: Page, state: string): Promise<string> {
  await page.goto(REQUEST);
  await page.locator("main ul li", { hasText: state }).last().locator("a[href^='/certificates/']").click();
  return (await page.locator("main a[href*='/verify/']").getAttribute("href"))!;
}

test("the browser checks a certificate offline after one visit to the page", async ({
  page,
  context,
  baseURL,
}) => {
  await speak(page, "ar", baseURL!);
  await signIn(page, "doctor");
  const old = await scannedOf(page, states["out-of-date"]);
  await context.clearCookies();
  await speak(page, "ar", baseURL!);
  await page.goto("/verify");
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  await context.setOffline(true);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(old);
  await expect(says(page)).toHaveText(/30/);
  await expect(page.locator("[data-enhance~=certificate]")).toContainText("Ahmad Khaled Mahmoud Al-Masri");
  await expect(page.locator("[data-enhance~=certificate]")).toContainText(verify["on-device"]);
  await expectNoOverflow(page);

  await page.goto("/verify");
  await page.goto(`${old.slice(0, -4)}AAAA`);
  await expect(says(page)).toHaveText(verify.says["wrong-signature"]);
  await expect(page.locator("[data-enhance~=certificate] tbody")).toHaveCount(0);
  await page.goto("/verify");
  await page.goto(`${old.slice(0, -40)}`);
  await expect(says(page)).toHaveText(verify.says.unreadable);

  await context.setOffline(false);
  await page.goto("/verify");
  await page.goto(`${old.slice(0, -4)}AAAA`);
  await expect(says(page)).toHaveText(verify.says["wrong-signature"]);
  await expect(page.locator(".recorded-check")).toBeHidden();
});

test("a browser without Ed25519 says so and links to the record", async ({ page, context, baseURL }) => {
  await speak(page, "ar", baseURL!);
  await signIn(page, "doctor");
  const old = await scannedOf(page, states["out-of-date"]);
  await context.addInitScript(() => {
    crypto.subtle.importKey = () => Promise.reject(new DOMException("", "NotSupportedError"));
  });
  await page.goto(old);
  await expect(page.locator("[data-enhance~=certificate]")).toContainText(verify["no-means"]);
  await expect(page.locator(".recorded-check")).toBeVisible();
});

test("checks a certificate in front of the camera, and reports a refused camera", async ({
  page,
  context,
  baseURL,
}) => {
  await speak(page, "ar", baseURL!);
  await signIn(page, "doctor");
  const old = await scannedOf(page, states["out-of-date"]);
  await context.addInitScript((seen) => {
    const looks: Array<Array<{ rawValue: string }>> = [[], [{ rawValue: seen }]];
    Object.assign(self, {
      BarcodeDetector: class {
        static getSupportedFormats() {
          return Promise.resolve(["qr_code"]);
        }
        detect() {
          return Promise.resolve(looks.shift() ?? []);
        }
      },
    });
    let [requests, frames] = [0, 0];
    navigator.mediaDevices.getUserMedia = async () => {
      if (requests++ > 0) throw new DOMException("", "NotAllowedError");
      const canvas = document.createElement("canvas");
      const pen = canvas.getContext("2d")!;
      setInterval(() => pen.fillRect(frames++ % 100, 0, 1, 1), 50);
      return canvas.captureStream(10);
    };
  }, old);
  await page.goto("/verify");
  const camera = page.getByRole("button", { name: verify.camera });
  await camera.click();
  await expect(says(page)).toHaveText(/30/);
  await expect(page.locator("[data-enhance~=certificate]")).toContainText("Ahmad Khaled Mahmoud Al-Masri");
  await expect(page.locator(".camera video")).toBeHidden();
  await camera.click();
  await expect(page.locator(".camera [role=status]")).toHaveText(verify["camera-refused"]);
});

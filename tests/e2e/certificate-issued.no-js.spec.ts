import type { Page } from "@playwright/test";
import jsQR from "jsqr";
import sharp from "sharp";
import {
  aClient,
  expect,
  expectAccessible,
  expectNoOverflow,
  inBothLanguages,
  signIn,
  test,
  words,
} from "./support";

const REQUEST = "/dashboard/registration-certificate";
const MOST_BYTES = 60 * 1024;

async function scanned(page: Page): Promise<string | undefined> {
  const picture = sharp(await page.locator("main svg[role=img]").screenshot())
    .ensureAlpha()
    .raw();
  const { data, info } = await picture.toBuffer({ resolveWithObject: true });
  return jsQR(new Uint8ClampedArray(data), info.width, info.height)?.data;
}

inBothLanguages("A doctor in good standing", (language) => {
  const certificates = words(language, "certificates");
  const { staff, verify } = certificates;

  test("gets a certificate that is checked by its QR code, until it is cancelled", async ({
    page,
    browser,
    baseURL,
  }) => {
    test.slow();
    await signIn(page, "doctor");
    await page.goto(REQUEST);
    await expectAccessible(page, ["light", "dark"]);
    const generate = () => page.getByRole("button", { name: certificates.generate, exact: true }).click();
    await generate();
    await expect(page).toHaveURL(/\/certificates\/\d{4}-\d{6}-\d$/);
    await expect(page.getByRole("status")).toContainText(certificates.generated);
    const address = new URL(page.url()).pathname;
    const serial = address.split("/").at(-1)!;
    await page.goto(REQUEST);
    await generate();
    await expect(page).toHaveURL(new RegExp(`${address}$`));
    await expectAccessible(page, ["light", "dark"]);

    const download = page.locator(`main a[href="${address}.pdf"]`);
    await expect(download).toContainText(/\(.*\d+ KB.*\)/);
    const file = await page.request.get(`${address}.pdf`);
    expect(file.headers()).toMatchObject({ "content-type": "application/pdf", "cache-control": /no-store/ });
    expect(file.headers()["content-disposition"]).toMatch(
      /^attachment; filename="10001-\d{4}-\d\d-\d\d\.pdf"$/,
    );
    const bytes = await file.body();
    expect(bytes.subarray(0, 5).toString()).toBe("%PDF-");
    expect(bytes.length).toBeLessThanOrEqual(MOST_BYTES);
    expect(file.headers()["content-length"]).toBe(String(bytes.length));

    const found = (await scanned(page))!;
    expect(found).toMatch(new RegExp(`^${baseURL}/verify/([0-9A-Z]{4}-){3}[0-9A-Z]{4}$`));
    const anyone = await browser.newContext({ baseURL: baseURL!, extraHTTPHeaders: aClient() });
    await anyone.addCookies([{ name: "lang", value: language, url: baseURL! }]);
    const reader = await anyone.newPage();
    await reader.goto(found);
    await expect(reader.getByRole("heading", { name: verify.says.valid, exact: true })).toBeVisible();
    await expect(reader.locator("main tbody")).toContainText("10001");
    await expectAccessible(reader, ["light", "dark"]);
    expect(await anyone.cookies()).toHaveLength(1);

    const office = await browser.newContext({ baseURL: baseURL! });
    await office.addCookies([{ name: "lang", value: language, url: baseURL! }]);
    const admin = await office.newPage();
    await signIn(admin, "admin");
    await admin.goto(`/dashboard/certificates?q=${serial.replaceAll("-", "")}`);
    await expectAccessible(admin, ["light", "dark"]);
    await admin.locator(`main a[href="${address}"]`).click();
    await expect(admin.locator("main")).toContainText("Ahmad Khaled Mahmoud Al-Masri");
    await admin.locator(`main a[href="${address}/cancel"]`).click();
    const cancel = () => admin.getByRole("button", { name: staff["cancel-it"] }).click();
    await cancel();
    await expect(admin.getByRole("alert")).toBeVisible();
    await expectAccessible(admin);
    const again = await office.newPage();
    await again.goto(`${address}/cancel`);
    await admin.getByLabel(staff["reason-label"]).fill("صدرت خطأً <b>تجربة</b>");
    await cancel();
    await expect(admin.getByRole("status")).toContainText(staff.cancelled);
    await expect(admin.locator("main ul li").first()).toContainText(certificates.states.cancelled);
    await again.getByLabel(staff["reason-label"]).fill("second");
    await again.getByRole("button", { name: staff["cancel-it"] }).click();
    await expect(again.getByRole("alert")).toContainText("Demo Administrator");
    await expect(again.getByLabel(staff["reason-label"])).toHaveCount(0);

    await reader.goto(found);
    await expect(reader.getByRole("heading", { name: verify.says.cancelled, exact: true })).toBeVisible();
    await expect(reader.locator("main")).not.toContainText("تجربة");
    await page.goto(address);
    await expect(page.locator("main svg[role=img]")).toHaveCount(0);
    await page.setViewportSize({ width: 320, height: 640 });
    await expectNoOverflow(page);
    expect((await page.request.get(`${address}.pdf`, { maxRedirects: 0 })).status()).toBe(302);
    await Promise.all([anyone.close(), office.close()]);
  });
});

import type { CDPSession } from "@playwright/test";
import { expect, expectNoOverflow, speak, test } from "./support";

/** Chromium's old EDGE profile: 240 kbit/s down, 200 up, 840 ms there and back. */
const EDGE = { offline: false, downloadThroughput: 240e3 / 8, uploadThroughput: 200e3 / 8, latency: 840 };
const KB = 1024;
const MOST_BYTES = 80 * KB;
const SLOWEST_STEP_MS = 15_000;

function countBytes(link: CDPSession) {
  const counted = { bytes: 0 };
  link.on("Network.loadingFinished", ({ encodedDataLength }) => {
    counted.bytes += encodedDataLength;
  });
  return counted;
}

test("A doctor's whole visit over an EDGE link is small, and no step keeps waiting", async ({
  page,
  baseURL,
}, at) => {
  test.setTimeout(150_000);
  await speak(page, at.project.name === "js" ? "en" : "ar", baseURL!);
  const link = await page.context().newCDPSession(page);
  await link.send("Network.enable");
  await link.send("Network.emulateNetworkConditions", EDGE);
  const counted = countBytes(link);
  const times: Array<[step: string, milliseconds: number]> = [];

  async function step(name: string, act: () => Promise<unknown>, lands: RegExp) {
    const began = Date.now();
    await act();
    await expect(page).toHaveURL(lands, { timeout: SLOWEST_STEP_MS });
    await page.waitForLoadState("load");
    times.push([name, Date.now() - began]);
    await expectNoOverflow(page);
  }
  const click = (selector: string) => () => page.locator(selector).first().click();
  const main = (path: string) => `main a[href='${path}']`;

  await step("sign-in page", () => page.goto("/dr-portal"), /\/dr-portal$/);
  await page.locator("main [name=docNo]").fill("10001");
  await page.locator("main [name=password]").fill("20260001");
  await step("dashboard", click("main form:has([name=password]) [type=submit]"), /\/dr-dashboard$/);
  await expect(page.locator("#standing")).toBeVisible();
  await step("financial card", click(main("/dashboard/financial-card")), /\/dashboard\/financial-card$/);
  await expect(page.locator("main table")).toContainText("10001");
  await step("its print", () => page.goto("/dashboard/financial-card/print"), /\/print$/);
  await step("card again", click(main("/dashboard/financial-card")), /\/dashboard\/financial-card$/);
  await step("dashboard again", click(main("/dr-dashboard")), /\/dr-dashboard$/);
  await step(
    "certificate",
    click(main("/dashboard/registration-certificate")),
    /\/registration-certificate$/,
  );
  await step("dashboard once more", click(main("/dr-dashboard")), /\/dr-dashboard$/);
  await step("signed out", click("main form[action='/dr-portal/logout'] button"), /\/$/);

  expect(times.filter(([, milliseconds]) => milliseconds > SLOWEST_STEP_MS)).toEqual([]);
  expect(counted.bytes).toBeGreaterThan(10 * KB);
  expect(counted.bytes).toBeLessThanOrEqual(MOST_BYTES);
});

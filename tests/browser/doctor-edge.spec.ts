import type { CDPSession } from "@playwright/test";
import { expect, expectNoOverflow, speak, test } from "./support";

/** Chromium's former EDGE profile: 240 kbit/s, a round trip of 840 ms. */
const EDGE = { bytesASecond: 240e3 / 8, thereAndBackSeconds: 0.84 };
const KB = 1024;
const OWN_PAGES = 66 * KB;
/** The budget of the front page, which follows signing out, including its pictures. */
const FRONT_PAGE = 60 * KB;
const SLOWEST_STEP_SECONDS = 15;

type Counted = { bytes: number; requests: number };

async function countOn(link: CDPSession): Promise<Counted & { open: Set<string> }> {
  const counted = { bytes: 0, requests: 0, open: new Set<string>() };
  await link.send("Network.enable");
  link.on("Network.requestWillBeSent", ({ requestId }) => {
    counted.requests++;
    counted.open.add(requestId);
  });
  link.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    counted.bytes += encodedDataLength;
    counted.open.delete(requestId);
  });
  link.on("Network.loadingFailed", ({ requestId }) => counted.open.delete(requestId));
  return counted;
}

/** The time of a step over EDGE if its requests run one after the other. */
const secondsOf = ({ bytes, requests }: Counted) =>
  bytes / EDGE.bytesASecond + requests * EDGE.thereAndBackSeconds;

test("a doctor's whole visit over an EDGE link is small, and no step keeps waiting", async ({
  page,
  baseURL,
}) => {
  await speak(page, "ar", baseURL!);
  const counted = await countOn(await page.context().newCDPSession(page));
  const steps: Array<Counted & { name: string }> = [];

  async function step(name: string, act: () => Promise<unknown>, lands: RegExp) {
    const before = { ...counted };
    await act();
    await expect(page).toHaveURL(lands);
    await page.waitForLoadState("load");
    await expect.poll(() => counted.open.size).toBe(0);
    const [bytes, requests] = [counted.bytes - before.bytes, counted.requests - before.requests];
    steps.push({ name, bytes, requests });
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
  const countedBytes = counted.bytes;
  await step("signed out", click("main form[action='/dr-portal/logout'] button"), /\/$/);

  expect(steps.filter((each) => secondsOf(each) > SLOWEST_STEP_SECONDS)).toEqual([]);
  expect(countedBytes).toBeGreaterThan(10 * KB);
  expect(countedBytes).toBeLessThanOrEqual(OWN_PAGES);
  expect(counted.bytes - countedBytes).toBeLessThanOrEqual(FRONT_PAGE);
});

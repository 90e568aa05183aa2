import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { expect, expectAccessible, expectNoOverflow, signIn, speak, test, words } from "./support";

type Delivery = "half" | "rest" | "break";
const filled = (sentence: string, facts: Record<string, number>) =>
  sentence.replace(/\{(\w+)\}/g, (_, name: string) => String(facts[name]));

/** Delivers the server's file in parts that the test chooses. */
const holdBack = (page: Page) =>
  page.addInitScript(() => {
    const ask = fetch;
    const held = globalThis as unknown as { give(what: Delivery): void };
    globalThis.fetch = async (to, how) => {
      const answer = await ask(to, how);
      if (!/\.csv/.test(String(to)) || !answer.ok) return answer;
      const [titles = "", ...rows] = (await answer.text()).match(/("[^"]*"|[^"\n])*\n/g) ?? [];
      const half = Math.floor(rows.length / 2);
      const body = new ReadableStream<Uint8Array>({
        start(stream) {
          const send = (some: string[]) => stream.enqueue(new TextEncoder().encode(some.join("")));
          held.give = (what) => {
            if (what === "half") send([titles, ...rows.slice(0, half)]);
            else if (what === "break") stream.error(new TypeError("network error"));
            else {
              send(rows.slice(half));
              stream.close();
            }
          };
        },
      });
      return new Response(body, { headers: answer.headers });
    };
  });

const give = async (page: Page, what: Delivery) => {
  await page.waitForFunction(() => "give" in globalThis);
  await page.evaluate((what) => {
    const held = globalThis as unknown as { give?(what: Delivery): void };
    held.give!(what);
    if (what !== "half") delete held.give;
  }, what);
};

const COMPLAINTS = "/complaints";
const link = (page: Page) => page.locator("a[data-enhance~=export-bar]").first();

for (const language of ["ar", "en"] as const)
  test(`an export of messages shows received and remaining bytes, and is saved completely or not at all, in ${language}`, async ({
    page,
    baseURL,
  }) => {
    const exportWords = words(language, "exports");
    await speak(page, language, baseURL!);
    await holdBack(page);
    await signIn(page, "admin");
    await page.setViewportSize({ width: 360, height: 800 });
    await page.goto(COMPLAINTS);
    const answer = await page.request.get(
      await link(page).evaluate((anchor: HTMLAnchorElement) => anchor.href),
    );
    /** Another test may add a complaint meanwhile. */
    await page.route(/\.csv/, (route) => route.fulfill({ response: answer }));
    const all = Number(answer.headers()["x-rows"]);
    expect(all).toBeGreaterThan(1);
    const name = await link(page).textContent();
    const header = page.locator(".page-header");
    let requests = 0;
    page.on("request", (request) => {
      if (request.url().includes(".csv")) requests++;
    });

    await link(page).click();
    await expect(link(page)).toHaveText(exportWords.busy);
    await expect(link(page)).toHaveAttribute("aria-disabled", "true");
    await give(page, "half");
    const done = Math.floor(all / 2);
    const come = filled(exportWords.come, { done, all, left: all - done });
    await expect(header).toContainText(come);
    await expect(page.getByRole("progressbar", { name: exportWords.bar })).toHaveJSProperty("value", done);
    await expectAccessible(page);
    await expectNoOverflow(page);
    await link(page).dispatchEvent("click");
    await give(page, "break");
    await expect(header).toContainText(exportWords.failed);
    await expect(page.getByRole("progressbar")).toHaveCount(0);
    await expect(link(page)).toHaveText(name!);
    expect(requests).toBe(1);

    const saved = page.waitForEvent("download");
    await link(page).click();
    await give(page, "half");
    await give(page, "rest");
    const file = await saved;
    expect(file.suggestedFilename()).toMatch(/^complaints-[\d-]+\.csv$/);
    expect(await readFile(await file.path(), "utf8")).toBe((await answer.text()).replace(/^\uFEFF/, ""));
    await expect(header).toContainText(filled(exportWords.saved, { all }));
    await expect(link(page)).not.toHaveAttribute("aria-disabled");
    await expectAccessible(page);
  });

const PAGES = [
  COMPLAINTS,
  "/dashboard/registrations",
  "/dashboard/oaths",
  "/dashboard/audit-log",
  "/dashboard/survey-statistics/comments",
  "/elections/roll/print",
];

for (const script of ["with", "without"])
  test(`each list is saved as a file ${script} its script`, async ({ page, baseURL }) => {
    if (script === "without") await page.route("**/assets/**", (route) => route.abort());
    await speak(page, "en", baseURL!);
    await signIn(page, "admin");
    for (const address of PAGES) {
      await page.goto(address);
      const saved = page.waitForEvent("download");
      await link(page).click();
      expect([address, (await saved).suggestedFilename()]).toEqual([
        address,
        expect.stringMatching(/\.csv$/),
      ]);
      const bar = link(page).locator("xpath=..").getByRole("status");
      await expect(bar).toHaveCount(script === "with" ? 1 : 0);
    }
  });

test("redirects to the sign-in if the session ended meanwhile", async ({ page, baseURL }) => {
  await speak(page, "en", baseURL!);
  await signIn(page, "admin");
  await page.goto(COMPLAINTS);
  await page.context().clearCookies({ name: /^naqaba_/ });
  await link(page).click();
  await expect(page).toHaveURL(/\/emp-portal/);
});

test("the exported file follows the filter that was changed while typing", async ({ page, baseURL }) => {
  await speak(page, "en", baseURL!);
  await signIn(page, "admin");
  await page.goto("/dashboard/oaths");
  await page.locator("main [name=q]").fill("zzz");
  await expect(link(page)).toHaveAttribute("href", /export\.csv\?q=zzz$/);
});

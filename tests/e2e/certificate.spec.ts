import type { Page } from "@playwright/test";
import { certificateWords } from "~/content/certificate";
import { certificateBlock } from "~/domain/certificates/eligibility";
import { duesOn } from "~/domain/demo/dues-on";
import { today } from "../support/business-day";
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

async function enter(page: Page, memberNumber: number) {
  await page.goto("/dr-portal");
  await page.locator("main [name=docNo]").fill(String(memberNumber));
  await page.locator("main [name=password]").fill(`2026000${memberNumber % 10}`);
  await page.locator("main form:has([name=password]) [type=submit]").first().click();
  await expect(page).toHaveURL(/\/dr-dashboard$/);
}

/** The addresses of the demo's two certificates, by how they stand. */
async function demoCertificates(page: Page, states: Record<"out-of-date" | "cancelled", string>) {
  await page.goto(REQUEST);
  const addressOf = async (state: string) =>
    (await page.locator("main ul li").filter({ hasText: state }).last().locator("a").getAttribute("href"))!;
  return { old: await addressOf(states["out-of-date"]), cancelled: await addressOf(states.cancelled) };
}

inBothLanguages("A certificate", (language) => {
  const certificates = words(language, "certificates");
  const { verify } = certificates;

  const blocked = [
    [10003, "not-practising"],
    [10004, "annual-fee"],
    [10005, certificateBlock({ workStatus: 1, ...factsOf(today) }, today)],
  ] as const;
  for (const [memberNumber, reason] of blocked) {
    if (!reason) continue;
    test(`is not for ${memberNumber}, by no way`, async ({ page, baseURL }) => {
      await enter(page, memberNumber);
      await page.goto(REQUEST);
      await expect(page.locator("main")).toContainText(certificates.blocked[reason]);
      await expect(page.getByRole("button", { name: certificates.generate })).toHaveCount(0);
      const headers = { Origin: baseURL!, ...aClient() };
      const posted = await page.request.post(REQUEST, {
        form: { submission_id: crypto.randomUUID() },
        headers,
      });
      expect(posted.status()).toBe(403);
      expect(await posted.text()).toContain(certificates.blocked[reason]);
      await page.goto(REQUEST);
      await expect(page.locator("main a[href^='/certificates/']")).toHaveCount(0);
      if (memberNumber === 10004) {
        await page.setViewportSize({ width: 320, height: 640 });
        await expectNoOverflow(page);
        await expectAccessible(page, ["light", "dark"]);
      }
    });
  }

  test("out of date or cancelled is shown as such to its doctor, and to nobody else", async ({
    page,
    browser,
    baseURL,
  }) => {
    await signIn(page, "doctor");
    const { old, cancelled } = await demoCertificates(page, certificates.states);
    await page.goto(old);
    await expect(page.locator("main")).toContainText(certificateWords.title.ar);
    await expect(page.locator("main")).toContainText(certificateWords.title.en);
    await page.setViewportSize({ width: 320, height: 640 });
    await expectNoOverflow(page);
    await expectAccessible(page, ["light", "dark"]);
    const code = (await page.locator("main a[href*='/verify/']").getAttribute("href"))!;
    await page.goto(cancelled);
    await expect(page.locator("main svg")).toHaveCount(0);
    await expect(page.locator("main a[href$='.pdf']")).toHaveCount(0);
    await expect(page.locator("main")).toContainText(certificates.sheet["cancelled-ask"]);
    expect((await page.request.get(`${cancelled}.pdf`, { maxRedirects: 0 })).status()).toBe(302);

    const stranger = await browser.newContext({ baseURL: baseURL! });
    const other = await stranger.newPage();
    expect((await other.request.get(`${old}.pdf`, { maxRedirects: 0 })).status()).toBe(302);
    await enter(other, 10004);
    for (const address of [old, `${old}.pdf`, cancelled, `${cancelled}.pdf`, `${old}/cancel`]) {
      const answer = await other.request.get(address, { maxRedirects: 0 });
      expect([address, answer.status()]).toEqual([address, address.endsWith("cancel") ? 302 : 404]);
      expect(await answer.text()).not.toMatch(/Ahmad|أحمد/);
    }
    await other.goto(code);
    await expect(other.getByRole("heading", { level: 2 }).first()).toContainText(/30/);
    await stranger.close();
  });

  test("is checked by typing its code, whatever way, and says what is wrong", async ({ page }) => {
    await signIn(page, "doctor");
    const { old } = await demoCertificates(page, certificates.states);
    await page.goto(old);
    const code = (await page.locator("main a[href*='/verify/']").getAttribute("href"))!.split("/").at(-1)!;
    await page.context().clearCookies({ name: "naqaba_doctor" });
    await page.goto("/verify");
    await expectAccessible(page, ["light", "dark"]);
    const type = async (typed: string) => {
      await page.getByLabel(verify.code).fill(typed);
      await page.getByRole("button", { name: verify.check }).click();
    };
    await type("");
    await expect(page.getByRole("alert")).toContainText(verify["enter-code"]);
    await type("1234");
    await expect(page.getByRole("alert")).toContainText(verify["not-a-code"]);
    await expect(page.getByLabel(verify.code)).toHaveValue("1234");
    await type(old.split("/").at(-1)!);
    await expect(page.getByRole("alert")).toContainText(verify["is-a-serial"]);
    await type("0000 0000 0000 0000");
    await expect(page.getByRole("heading", { name: verify.says["not-found"] })).toBeVisible();
    await type(
      code
        .toLowerCase()
        .replaceAll("-", " ")
        .replaceAll("0", "o")
        .replaceAll("1", "l")
        .replace(/\d/g, (digit) => "٠١٢٣٤٥٦٧٨٩"[Number(digit)]!),
    );
    await expect(page.locator("main tbody")).toContainText("Ahmad Khaled Mahmoud Al-Masri");
    await expect(page.locator("main tbody")).toContainText("أحمد خالد محمود المصري");
    await expect(page.locator("main tbody tr")).toHaveCount(5);
    await expect(page.locator("meta[name=robots]")).toHaveAttribute("content", "noindex");
    await page.setViewportSize({ width: 320, height: 640 });
    await expectNoOverflow(page);
  });

  test("is not needed to look a doctor up in the register", async ({ page }) => {
    await page.goto("/verify");
    await page.getByLabel(verify.number).fill("١٠٠٠٣");
    await page.getByRole("button", { name: verify["look-up"] }).click();
    await expect(page.locator("main tbody")).toContainText(verify["not-practising"]);
    await expect(page.locator("main tbody tr")).toHaveCount(2);
    await expect(page.locator("main")).not.toContainText(/07\d{8}|97\d{8}|@/);
    await expectAccessible(page);
    await page.getByLabel(verify.number).fill("99999");
    await page.getByRole("button", { name: verify["look-up"] }).click();
    await expect(page.getByRole("alert")).toContainText(verify["no-doctor"]);
  });
});

/** What the demo says of the doctor who is eleven months behind, as the rule reads it. */
function factsOf(day: string) {
  const { annualFeePaidYear, socialYear, socialMonth } = duesOn(day, { feeYearsAgo: 0, monthsBehind: 11 });
  return { annual: annualFeePaidYear, socialYear, lastMonthSocial: socialMonth };
}

test("Only admins find and cancel certificates", async ({ browser, baseURL, page }) => {
  await signIn(page, "doctor");
  const { old } = await demoCertificates(page, words("en", "certificates").states);
  for (const who of ["editor", "viewer", "computer", "nobody"] as const) {
    const context = await browser.newContext({ baseURL: baseURL!, extraHTTPHeaders: aClient() });
    const other = await context.newPage();
    if (who !== "nobody") await signIn(other, who);
    for (const address of ["/dashboard/certificates", old, `${old}.pdf`, `${old}/cancel`]) {
      const answer = await other.request.get(address, { maxRedirects: 0 });
      expect([who, address, answer.status()]).toEqual([who, address, 302]);
    }
    const headers = { Origin: baseURL! };
    const form = { reason: "none", submission_id: crypto.randomUUID() };
    const posted = await other.request.post(`${old}/cancel`, { form, headers, maxRedirects: 0 });
    expect([who, posted.status()]).toEqual([who, 302]);
    await context.close();
  }
  await page.goto(old);
  await expect(page.locator("main svg[role=img]")).toHaveCount(1);
});

test("Programs check a certificate too", async ({ page, request }) => {
  await signIn(page, "doctor");
  const { old, cancelled } = await demoCertificates(page, words("en", "certificates").states);
  await page.goto(old);
  const code = (await page.locator("main a[href*='/verify/']").getAttribute("href"))!.split("/").at(-1)!;
  expect(cancelled).not.toBe(old);
  const headers = aClient();
  const found = await request.get(`/api/verify/${code.toLowerCase()}`, { headers });
  expect(found.status()).toBe(200);
  expect(found.headers()["cache-control"]).toContain("no-store");
  expect(await found.json()).toEqual({
    success: true,
    certificate: {
      name: { ar: "أحمد خالد محمود المصري", en: "Ahmad Khaled Mahmoud Al-Masri" },
      number: 10001,
      issuedOn: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      validUntil: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      status: "out-of-date",
    },
  });
  for (const unknown of ["0000-0000-0000-0000", "abc", "%D8%B4"]) {
    const answer = await request.get(`/api/verify/${unknown}`, { headers });
    expect([unknown, answer.status(), (await answer.json()).success]).toEqual([unknown, 404, false]);
  }
  let status = 200;
  for (let nth = 0; nth < 40 && status !== 429; nth++) {
    const tried = `0000-0000-0000-${String(1000 + nth)}`;
    const answer = await request.get(`/api/verify/${tried}`, { headers });
    status = answer.status();
    if (status === 429) expect(answer.headers()["retry-after"]).toMatch(/^\d+$/);
  }
  expect(status).toBe(429);
});

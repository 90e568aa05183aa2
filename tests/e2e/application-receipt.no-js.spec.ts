import type { Browser, Page } from "@playwright/test";
import { apply, inTheQueue } from "./applicant";
import {
  aClient,
  aPhoto,
  expect,
  expectAccessible,
  expectNoOverflow,
  inBothLanguages,
  pattern,
  signIn,
  speak,
  test,
  words,
} from "./support";

const RESUME = "/registration-until-emtyaz/resume";
const aPdf = (name: string) => ({
  name,
  mimeType: "application/pdf",
  buffer: Buffer.from(`%PDF-1.4\n${name}\n%%EOF\n`),
});
const inArabicDigits = (text: string) => text.replace(/\d/g, (digit) => "٠١٢٣٤٥٦٧٨٩"[Number(digit)]!);
const alert = (page: Page) => page.locator("main").getByRole("alert");
const themes: Array<"light" | "dark"> = ["light", "dark"];

async function answerTo(page: Page, act: () => Promise<void>) {
  const [answer] = await Promise.all([
    page.waitForResponse((response) => response.request().method() === "POST"),
    act(),
  ]);
  return answer.status();
}

async function looksRight(page: Page) {
  await page.setViewportSize({ width: 320, height: 700 });
  await expectNoOverflow(page);
  await expectAccessible(page, themes);
}

async function staffPage(browser: Browser, baseURL: string) {
  const context = await browser.newContext({
    baseURL,
    javaScriptEnabled: false,
    extraHTTPHeaders: aClient(),
  });
  const page = await context.newPage();
  await signIn(page, "admin");
  return page;
}

inBothLanguages("A receipt", (language) => {
  const receipt = words(language, "internship-receipt");
  const { papers, resume } = receipt;

  test("shows the number, can be printed, and takes papers one by one", async ({ page, baseURL }) => {
    test.setTimeout(90_000);
    const person = await apply(page.request, baseURL!);
    const answer = await page.goto(person.receipt);
    expect(answer!.headers()["cache-control"]).toBe("private, no-store");
    await expect(page.locator('meta[name=robots][content="noindex"]')).toHaveCount(1);
    await expect(page.getByRole("status")).toHaveText(receipt.sent);
    await expect(page.locator("dialog")).toBeHidden();
    const number = await page.locator(".receipt .temp-number bdi[dir=ltr]").innerText();
    expect(number).toMatch(/^[0-9A-Z]{3}-[0-9A-Z]{3}-[0-9A-Z]{4}$/);
    const main = page.locator("main");
    await expect(main).toContainText(language === "ar" ? person.DOC_NAME_A : person.DOC_NAME_E);
    for (const secret of [person.NATIONAL_NO, person.E_MAIL, person.ID_NO, "0791234567"])
      await expect(main).not.toContainText(secret);
    await expect(main.getByRole("link", { name: receipt.ok, exact: true })).toHaveAttribute("href", "/");
    await looksRight(page);
    await page.reload();
    await expect(page.locator("dialog")).toHaveCount(0);

    await main.getByRole("link", { name: receipt.print.link }).click();
    await expect(main).toContainText(number);
    await expect(main).toContainText(pattern(receipt.print["printed-at"]));
    await looksRight(page);

    await page.goto(person.receipt);
    const send = main.getByRole("button", { name: papers.send });
    expect(await answerTo(page, () => send.click())).toBe(422);
    await expect(alert(page)).toContainText(papers.missing);
    const good = aPdf("شهادة الثانوية.pdf");
    const bad = { name: "page.pdf", mimeType: "application/pdf", buffer: Buffer.from("<html>") };
    await main.locator("[name=papers]").setInputFiles([bad, good]);
    expect(await answerTo(page, () => send.click())).toBe(422);
    await expect(alert(page)).toContainText(`page.pdf: ${papers.refused["invalid-type"]}`);
    await expect(alert(page)).toContainText(language === "ar" ? papers.kept_one! : "1 paper received.");
    await looksRight(page);
    await main.locator("[name=papers]").setInputFiles([good, await aPhoto("#345678")]);
    expect(await answerTo(page, () => send.click())).toBe(303);
    await expect(main.locator("#papers li")).toHaveCount(2);
    const own = await main.locator("#papers li a").first().getAttribute("href");
    const paper = await page.request.get(own!);
    expect(paper.headers()).toMatchObject({
      "content-type": "application/pdf",
      "cache-control": "private, no-store",
      "x-content-type-options": "nosniff",
      "content-security-policy": "sandbox; default-src 'none'",
      "content-disposition": expect.stringMatching(/^attachment;/),
    });
    expect(await paper.body()).toEqual(good.buffer);
  });

  test("is found again by its code, and by no other", async ({ page, browser, baseURL }) => {
    const { receipt: link } = await apply(page.request, baseURL!);
    await page.goto(link);
    const code = await page.locator(".resume-code").innerText();
    const context = await browser.newContext({
      baseURL,
      javaScriptEnabled: false,
      extraHTTPHeaders: aClient(),
    });
    const elsewhere = await context.newPage();
    await speak(elsewhere, language, baseURL!);
    const saved = await page.request.post("/registration-until-emtyaz/draft", {
      form: { DOC_NAME_E: "Layan Draft", BIRTH_DATE: "١٤/٣/٢٠٠١", submission_id: crypto.randomUUID() },
      headers: { Origin: baseURL! },
    });
    const [codeOfDraft] = /[0-9A-Z]{4}-[0-9A-Z]{4}-[0-9A-Z]{2}/.exec(await saved.text())!;
    await elsewhere.goto(RESUME);
    await looksRight(elsewhere);
    const fill = async (typed: string, day: string) => {
      await elsewhere.locator("[name=resume_code]").fill(typed);
      await elsewhere.locator("[name=BIRTH_DATE]").fill(day);
      return answerTo(elsewhere, () => elsewhere.getByRole("button", { name: resume.submit }).click());
    };
    for (const [typed, day] of [
      [code, "2001-03-15"],
      [code, ""],
      ["ABCD-EFGH-JK", "2001-03-14"],
      ["nothing", ""],
    ] as const) {
      expect([typed, day, await fill(typed, day)]).toEqual([typed, day, 422]);
      await expect(alert(elsewhere)).toContainText(resume.wrong);
      await expect(elsewhere.locator("[name=resume_code]")).toHaveValue(typed);
      await expect(elsewhere.locator("[name=BIRTH_DATE]")).toHaveValue(day);
    }
    expect(await fill(` ${inArabicDigits(code.toLowerCase().replaceAll("-", " "))}`, "2001-03-14")).toBe(303);
    await expect(elsewhere).toHaveURL(link);
    await elsewhere.goto(RESUME);
    expect(await fill(codeOfDraft, "2001-03-14")).toBe(303);
    await expect(elsewhere.locator("[name=DOC_NAME_E]")).toHaveValue("Layan Draft");
    await elsewhere.goto(RESUME);
    expect(await fill("ABCD-EFGH-JK", "2001-03-14")).toBe(422);
    expect(await fill(code, "2001-03-14")).toBe(429);
    await expect(elsewhere.locator("[name=resume_code]")).toHaveValue(code);
    await looksRight(elsewhere);
    await context.close();
  });

  test("leads to the correction of what was returned, and closes once it is accepted", async ({
    page,
    browser,
    baseURL,
  }) => {
    const person = await apply(page.request, baseURL!);
    const staff = await staffPage(browser, baseURL!);
    const found = await inTheQueue(staff, person);
    await staff.goto(`${found}/return`);
    for (const field of ["GRAD_DT", "UNIV_CODE"])
      await staff.locator(`main [name=fields][value=${field}]`).check();
    await staff.locator("main [name=reason]").fill("التاريخ لا يطابق الشهادة");
    await staff.locator("main form:has([name=reason]) [type=submit]").first().click();

    await page.goto(person.receipt);
    const main = page.locator("main");
    await expect(main).toContainText("التاريخ لا يطابق الشهادة");
    await looksRight(page);
    await main.getByRole("link", { name: receipt.correct }).click();
    const { correction } = receipt;
    const twin = await page.context().newPage();
    await twin.goto(page.url());
    const controls = main.locator("select, input:not([type=hidden])");
    expect(await controls.evaluateAll((all) => all.map((one) => one.getAttribute("name")))).toEqual([
      "COUNTRY_CODE",
      "UNIV_CODE",
      "GRAD_DT",
    ]);
    await expect(main).toContainText(person.NATIONAL_NO);
    await looksRight(page);
    await main.locator("[name=COUNTRY_CODE]").selectOption("818");
    await main.locator("[name=GRAD_DT]").fill("2025-07-15");
    const show = main.getByRole("button", { name: words(language, "internship")["show-universities"] });
    expect(await answerTo(page, () => show.click())).toBe(200);
    await expect(main).toContainText(words(language, "internship")["country-changed"]);
    await main.locator("[name=UNIV_CODE]").selectOption("818001");
    const send = main.getByRole("button", { name: correction.submit }).last();
    expect(await answerTo(page, () => send.click())).toBe(422);
    await expect(main).toContainText(correction["also-this"]);
    await expect(main.locator("[name=GRAD_DT]")).toHaveValue("2025-07-15");
    await looksRight(page);
    await main.locator("[name=CERT_DATE]").fill("2025-07-20");
    expect(await answerTo(page, () => send.click())).toBe(303);
    await expect(page.getByRole("status")).toHaveText(correction.sent);
    await expect(main).toContainText(receipt.events.corrected);

    await twin.locator("main [name=GRAD_DT]").fill("2025-06-25");
    const late = twin.locator("main").getByRole("button", { name: correction.submit }).last();
    expect(await answerTo(twin, () => late.click())).toBe(409);
    await expect(alert(twin)).toContainText(correction["closed-meanwhile"]);
    await expect(twin.locator("main")).toContainText("2025");
    await looksRight(twin);

    await staff.goto(`${found}/accept`);
    await staff.locator("main form[method=post] [type=submit]").first().click();
    await page.goto(`${person.receipt}/documents`);
    await expect(main).toContainText(papers.closed);
    await expect(main.locator("[name=papers]")).toHaveCount(0);
    await page.goto(person.receipt);
    await expect(main).toContainText(receipt.states.accepted);
    await expectAccessible(page, themes);
    await staff.context().close();
  });
});

test("A receipt's link cannot be guessed: wrong ones are not found, and soon not looked at", async ({
  page,
  baseURL,
}) => {
  const { receipt } = await apply(page.request, baseURL!);
  const wrong = receipt.replace(/.$/, (last) => (last === "A" ? "B" : "A"));
  for (let nth = 0; nth < 20; nth++) {
    const path = nth % 2 ? wrong : `${wrong}/documents`;
    expect((await page.request.get(path)).status()).toBe(404);
  }
  const refused = await page.request.get(`${wrong}/print`);
  expect(refused.status()).toBe(429);
  expect(Number(refused.headers()["retry-after"])).toBeGreaterThan(0);
  for (let nth = 0; nth < 3; nth++) {
    expect((await page.request.get(receipt)).status()).toBe(200);
    expect((await page.request.head(receipt)).status()).toBe(200);
  }
  const another = await page.request.get(wrong, { headers: aClient() });
  expect(another.status()).toBe(404);
  const large = await page.request.post(`${wrong}/documents`, {
    multipart: { papers: { name: "x.pdf", mimeType: "application/pdf", buffer: Buffer.alloc(100_000) } },
    headers: { Origin: baseURL! },
  });
  expect(large.status()).toBe(413);
});

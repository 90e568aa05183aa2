import type { Locator, Page } from "@playwright/test";
import { sentApplication } from "../builders/applications";
import { badLink, quickLink, startBadLink } from "../support/bad-link";
import { FORM, filledIn, fillIn } from "./application-form";
import { expect, expectNoOverflow, inBothLanguages, signIn, speak, test } from "./support";

const KB = 1024;
const MOST_BYTES = 80 * KB;
/** Show universities, save, check, send. */
const POSTS = 4;
/** The browser sends a form again by itself once, where the connection had carried something before; then people must. */
const MOST_CUTS = 2;
const TEMPORARY_NUMBER = /[0-9A-Z]{3}-[0-9A-Z]{3}-[0-9A-Z]{4}/;

const people = {
  "slow in ar": { NATIONAL_NO: "2001770001", ID_NO: "T770001", DOC_NAME_A: "هبة سليم الناجي" },
  "uncut in ar": { NATIONAL_NO: "2001770002", ID_NO: "T770002", DOC_NAME_A: "رهف سليم الناجي" },
  "uncut in en": { NATIONAL_NO: "2001770003", ID_NO: "T770003", DOC_NAME_A: "نور سليم الناجي" },
  "cut in ar": { NATIONAL_NO: "2001770004", ID_NO: "T770004", DOC_NAME_A: "تالا سليم الناجي" },
  "cut in en": { NATIONAL_NO: "2001770005", ID_NO: "T770005", DOC_NAME_A: "دانا سليم الناجي" },
};
const namesInEnglish = ["Hiba", "Rahaf", "Nour", "Tala", "Dana"];

/** What one person types, by the names of the fields, other than what anybody else does. */
function answersOf(who: keyof typeof people): Record<string, string> {
  const nth = Object.keys(people).indexOf(who);
  const own = { ...people[who], DOC_NAME_E: `${namesInEnglish[nth]} Salim Al-Naji` };
  const contact = { MOBIL: `079177000${nth}`, HOME_TEL1: "065001234", E_MAIL: `naji${nth}@intern.example` };
  const sent = Object.entries(sentApplication({ ...own, ...contact, COUNTRY_CODE: 818, UNIV_CODE: 818_001 }));
  return Object.fromEntries(sent.map(([field, value]) => [field, String(value)]));
}

const isBroken = (page: Page) => page.url().startsWith("chrome-error:");

/** Presses a button, and has the page loaded again as long as none comes: with that the browser sends the form again. */
async function press(page: Page, button: Locator) {
  const arrival = () => page.waitForEvent("framenavigated", { timeout: 30_000 });
  const arrives = arrival();
  await button.click({ noWaitAfter: true });
  await arrives;
  for (let tries = 0; isBroken(page) && tries < MOST_CUTS; tries++) {
    await page.waitForLoadState("load");
    const broken = arrival().catch(() => null);
    if (!(await page.reload({ timeout: 30_000 }).catch(() => null))) await broken;
  }
  await page.waitForLoadState("load");
}

const send = (page: Page) =>
  press(page, page.locator("main form:has([name=NATIONAL_NO]) .last button").last());

/** The whole of it, from the first visit to the receipt: its temporary number. */
async function journey(page: Page, address: string, answers: Record<string, string>) {
  const names = Object.keys(answers);
  const { UNIV_CODE: university, ...first } = answers;
  await page.goto(address + FORM);
  await fillIn(page, first);
  await press(page, page.locator(`[formaction^="${FORM}/universities"]`));
  expect(await filledIn(page, names)).toEqual({ ...answers, UNIV_CODE: "" });
  await fillIn(page, { UNIV_CODE: university! });
  await press(page, page.locator(`[formaction^="${FORM}/draft"]`).last());
  expect(await filledIn(page, names)).toEqual(answers);
  await press(page, page.locator(`[formaction^="${FORM}/check"]`).last());
  expect(await filledIn(page, names)).toEqual(answers);
  for (const name of ["DOC_NAME_A", "DOC_NAME_E", "NATIONAL_NO", "E_MAIL", "HOME_ADD"])
    await expect(page.locator("main")).toContainText(answers[name]!);
  await expectNoOverflow(page);
  await send(page);
  await expect(page).toHaveURL(new RegExp(`${FORM}/receipt/`));
  const shown = await page.locator("main").textContent();
  return TEMPORARY_NUMBER.exec(shown ?? "")?.[0];
}

/** What the staff's file holds of one person: a row for each application. */
async function keptOf(page: Page, nationalNumber: string) {
  await signIn(page, "admin");
  const file = await page.request.get(`/dashboard/registrations/export.csv?q=${nationalNumber}`);
  return (await file.text()).split("\r\n").filter((row) => row.includes(nationalNumber));
}

function expectWhole([row, ...more]: string[], temporaryNumber: string, answers: Record<string, string>) {
  expect(more).toEqual([]);
  for (const name of ["DOC_NAME_A", "DOC_NAME_E", "ID_NO", "NATIONAL_NO", "MOBIL", "HOME_TEL1", "E_MAIL"])
    expect(row).toContain(answers[name]);
  for (const name of ["BIRTH_PLACE", "BIRTH_DATE", "HOME_ADD", "STUDY_ST_DT", "GRAD_DT", "CERT_DATE"])
    expect(row).toContain(answers[name]);
  expect(row).toContain(temporaryNumber);
}

/** The form as the page sent it last, to be sent again by other means. */
function watchForm(page: Page, origin: string) {
  let data = "";
  page.on("request", (request) => {
    if (request.method() === "POST") data = request.postData() ?? "";
  });
  const headers = { "Content-Type": "application/x-www-form-urlencoded", Origin: origin };
  return () => ({ data, headers });
}

type Link = Awaited<ReturnType<typeof startBadLink>>;

function tell(title: string, { counted: { sent, received, sentAgain }, passed }: Link) {
  const [requests, cut] = [passed.length, passed.filter((request) => request.cut).length];
  const bytes = `${sent} bytes sent and ${received} received, ${sent + received} together, ${sentAgain} sent again`;
  process.stdout.write(`${title}: ${bytes}, in ${requests} requests, ${cut} of them cut\n`);
}

function expectSmall({ counted: { sent, received } }: Link) {
  expect(received).toBeGreaterThan(10 * KB);
  expect(sent + received).toBeLessThanOrEqual(MOST_BYTES);
}

const onLink = async (baseURL: string, shape: Parameters<typeof startBadLink>[1]) => {
  const link = await startBadLink(Number(new URL(baseURL).port), shape);
  return { link, address: `http://localhost:${link.port}` };
};

test("An application over a bad link that breaks after every commit arrives once, and whole", async ({
  page,
  baseURL,
}) => {
  await speak(page, "ar", baseURL!);
  const answers = answersOf("slow in ar");
  const { link, address } = await onLink(baseURL!, { ...badLink, cutTimes: 1 });
  const began = performance.now();
  const temporaryNumber = await journey(page, address, answers);
  const seconds = Math.round((performance.now() - began) / 1000);
  tell(`80 kbit/s, 0.9 s there and back, 5 % lost, each POST cut once: ${seconds} s`, link);
  expectSmall(link);
  expect(link.passed.filter(({ cut }) => cut)).toHaveLength(POSTS);
  await page.reload();
  await expect(page.locator("main")).toContainText(temporaryNumber!);
  link.close();
  expectWhole(await keptOf(page, answers.NATIONAL_NO!), temporaryNumber!, answers);
});

inBothLanguages("A whole application", (language) => {
  test("is few bytes", async ({ page, baseURL }) => {
    const answers = answersOf(`uncut in ${language}`);
    const { link, address } = await onLink(baseURL!, quickLink);
    const temporaryNumber = await journey(page, address, answers);
    tell(`${language}, not cut`, link);
    expectSmall(link);
    link.close();
    expectWhole(await keptOf(page, answers.NATIONAL_NO!), temporaryNumber!, answers);
  });

  test("of which every answer is lost twice is one, however often it is sent", async ({ page, baseURL }) => {
    const answers = answersOf(`cut in ${language}`);
    const { link, address } = await onLink(baseURL!, { ...quickLink, cutTimes: MOST_CUTS });
    const lastSent = watchForm(page, baseURL!);
    const temporaryNumber = await journey(page, address, answers);
    tell(`${language}, each POST cut twice`, link);
    expect(link.passed.filter(({ cut }) => cut)).toHaveLength(POSTS * MOST_CUTS);
    link.close();
    const { pathname } = new URL(page.url());
    const again = await page.request.post(baseURL! + FORM, { ...lastSent(), maxRedirects: 0 });
    expect([again.status(), again.headers().location]).toEqual([303, pathname]);
    expectWhole(await keptOf(page, answers.NATIONAL_NO!), temporaryNumber!, answers);
  });
});

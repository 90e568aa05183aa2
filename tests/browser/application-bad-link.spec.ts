import type { Locator, Page } from "@playwright/test";
import { FORM, someone } from "../builders/applicants";
import { badLink, quickLink, startBadLink } from "../support/bad-link";
import { expect, expectNoOverflow, signIn, speak, test } from "./support";

const KB = 1024;
const MAX_BYTES = 80 * KB;
/** The requests: show universities, save, check, submit. */
const POSTS = 4;
/** The browser itself repeats a form once if the connection was used before; after that people have to. */
const MAX_CUTS = 2;
const TEMPORARY_NUMBER = /[0-9A-Z]{3}-[0-9A-Z]{3}-[0-9A-Z]{4}/;
const PATIENCE_MS = 30_000;

test.use({ javaScriptEnabled: false });

const anApplicant = () => someone({ HOME_TEL1: "065001234", COUNTRY_CODE: "818", UNIV_CODE: "818001" });

async function fillIn(page: Page, answers: Record<string, string>) {
  for (const [name, value] of Object.entries(answers)) {
    const field = page.locator(`main form [name=${name}]`);
    const kind = await field.first().evaluate((element: HTMLInputElement) => element.type);
    if (kind === "radio") await page.locator(`main form [name=${name}][value="${value}"]`).check();
    else if (kind === "select-one") await field.selectOption(value);
    else await field.fill(value);
  }
}

const filledIn = (page: Page, names: string[]): Promise<Record<string, string>> =>
  page.locator("main form:has([name=submission_id])").evaluate((form: HTMLFormElement, names) => {
    const sent = new FormData(form);
    return Object.fromEntries(names.map((name) => [name, String(sent.get(name) ?? "")]));
  }, names);

const isBroken = (page: Page) => page.url().startsWith("chrome-error:");

/** Presses a button, and reloads until a page arrives, which makes the browser repeat the form. */
async function press(page: Page, button: Locator) {
  const arrival = () => page.waitForEvent("framenavigated", { timeout: PATIENCE_MS });
  const arrives = arrival();
  await button.click({ noWaitAfter: true });
  await arrives;
  for (let tries = 0; isBroken(page) && tries < MAX_CUTS; tries++) {
    await page.waitForLoadState("load");
    const broken = arrival().catch(() => null);
    if (!(await page.reload({ timeout: PATIENCE_MS }).catch(() => null))) await broken;
  }
  await page.waitForLoadState("load");
}

/** Walks from the first visit to the receipt, and returns its temporary number. */
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
  await press(page, page.locator("main form:has([name=NATIONAL_NO]) .last button").last());
  await expect(page).toHaveURL(new RegExp(`${FORM}/receipt/`));
  const mainText = await page.locator("main").textContent();
  return TEMPORARY_NUMBER.exec(mainText ?? "")![0];
}

/** Expects this one application in the staff's file, with all its values. */
async function expectWhole(page: Page, temporaryNumber: string, answers: Record<string, string>) {
  await signIn(page, "admin");
  const { NATIONAL_NO: nationalNumber } = answers;
  const file = await page.request.get(`/dashboard/registrations/export.csv?q=${nationalNumber}`);
  const rows = (await file.text()).split("\r\n").filter((row) => row.includes(nationalNumber!));
  expect(rows).toHaveLength(1);
  for (const name of ["DOC_NAME_A", "DOC_NAME_E", "ID_NO", "NATIONAL_NO", "MOBIL", "HOME_TEL1", "E_MAIL"])
    expect(rows[0]).toContain(answers[name]);
  for (const name of ["BIRTH_PLACE", "BIRTH_DATE", "HOME_ADD", "STUDY_ST_DT", "GRAD_DT", "CERT_DATE"])
    expect(rows[0]).toContain(answers[name]);
  expect(rows[0]).toContain(temporaryNumber);
}

/** Notes the form as the page sent it last, to be repeated by other means. */
function watchForm(page: Page, origin: string) {
  let data = "";
  page.on("request", (request) => {
    if (request.method() === "POST") data = request.postData() ?? "";
  });
  const headers = { "Content-Type": "application/x-www-form-urlencoded", Origin: origin };
  return () => ({ data, headers });
}

type Link = Awaited<ReturnType<typeof startBadLink>>;

/** Returns the requests whose answers were lost. */
const cutOn = ({ passed }: Link) => passed.filter(({ cut }) => cut);

function expectSmall({ counted: { sent, received } }: Link) {
  expect(received).toBeGreaterThan(10 * KB);
  expect(sent + received).toBeLessThanOrEqual(MAX_BYTES);
}

const onLink = async (baseURL: string, shape: Parameters<typeof startBadLink>[1]) => {
  const link = await startBadLink(Number(new URL(baseURL).port), shape);
  return { link, address: `http://localhost:${link.port}` };
};

const links = [
  ["a link that is quick", "ar", quickLink, ""],
  ["a link that is quick", "en", quickLink, " @matrix"],
  ["a link that is slow, loses packets", "ar", badLink, " @matrix"],
] as const;
for (const [kind, language, shape, tag] of links)
  test(`over ${kind} and breaks after every commit, an application is stored once, complete and in few bytes [${language}]${tag}`, async ({
    page,
    baseURL,
  }) => {
    await speak(page, language, baseURL!);
    const answers = anApplicant();
    const { link, address } = await onLink(baseURL!, { ...shape, cutTimes: 1 });
    const temporaryNumber = await journey(page, address, answers);
    expectSmall(link);
    expect(cutOn(link)).toHaveLength(POSTS);
    await page.reload();
    await expect(page.locator("main")).toContainText(temporaryNumber);
    link.close();
    await expectWhole(page, temporaryNumber, answers);
  });

for (const [language, tag] of [
  ["en", ""],
  ["ar", " @matrix"],
] as const)
  test(`an application whose answers are lost twice is stored once, however often it is submitted [${language}]${tag}`, async ({
    page,
    baseURL,
  }) => {
    await speak(page, language, baseURL!);
    const answers = anApplicant();
    const { link, address } = await onLink(baseURL!, { ...quickLink, cutTimes: MAX_CUTS });
    const lastSent = watchForm(page, baseURL!);
    const temporaryNumber = await journey(page, address, answers);
    expect(cutOn(link)).toHaveLength(POSTS * MAX_CUTS);
    link.close();
    const { pathname } = new URL(page.url());
    const again = await page.request.post(baseURL! + FORM, { ...lastSent(), maxRedirects: 0 });
    expect([again.status(), again.headers().location]).toEqual([303, pathname]);
    await expectWhole(page, temporaryNumber, answers);
  });

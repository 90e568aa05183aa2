import type { APIRequestContext, Page } from "@playwright/test";
import { sentApplication } from "../builders/applications";

export const FORM = "/registration-until-emtyaz";

const drawn = (length: number, signs: string) =>
  Array.from({ length }, () => signs[Math.floor(Math.random() * signs.length)]).join("");

type Own = "DOC_NAME_A" | "DOC_NAME_E" | "NATIONAL_NO" | "ID_NO" | "E_MAIL";

/** What somebody of a test's own answers, by the names of the fields. */
export function someone(changed: Record<string, string> = {}): Record<string, string> & Record<Own, string> {
  const own = {
    DOC_NAME_A: `سلمى عبد-الله ${drawn(8, "بتثجحخدذرزسشصضطظعغفقكلمنهوي")}`,
    DOC_NAME_E: `Salma O'Neil Abd-Allah ${drawn(8, "abcdefghijklmnopqrstuvwxyz")}`,
    NATIONAL_NO: `2${drawn(9, "0123456789")}`,
    ID_NO: `P${drawn(9, "0123456789")}`,
    E_MAIL: `${drawn(10, "abcdefghij")}@intern.example`,
  };
  const sent = Object.entries(sentApplication({ ...own, ...changed }));
  return { ...own, ...Object.fromEntries(sent.map(([name, value]) => [name, String(value)])) };
}

/** Types answers, whatever their fields are; a day as a day, or in words of its own where there is no picker. */
export async function fillIn(page: Page, answers: Record<string, string>) {
  for (const [name, value] of Object.entries(answers)) {
    const field = page.locator(`main form [name=${name}]`);
    const kind = await field.first().evaluate((element: HTMLInputElement) => element.type);
    if (kind === "radio") await page.locator(`main form [name=${name}][value="${value}"]`).check();
    else if (kind === "select-one") await field.selectOption(value);
    else {
      if (kind === "date" && !/^\d{4}-/.test(value))
        await field.evaluate((element: HTMLInputElement) => element.setAttribute("type", "text"));
      await field.fill(value);
    }
  }
}

/** What the form on the page would send. */
export const filledIn = (page: Page, names: string[]): Promise<Record<string, string>> =>
  page
    .locator("main form:has([name=submission_id])")
    .first()
    .evaluate((form: HTMLFormElement, wanted) => {
      const sent = new FormData(form);
      return Object.fromEntries(wanted.map((name) => [name, String(sent.get(name) ?? "")]));
    }, names);

/** Sends a form as a browser does, and stays where it was. */
export const post = (
  request: APIRequestContext,
  baseURL: string,
  path: string,
  form: Record<string, string>,
) => request.post(path, { form, headers: { Origin: baseURL }, maxRedirects: 0 });

/** The value of a hidden field in an answer. */
export const hiddenIn = (html: string, name: string) =>
  [html.match(new RegExp(`<input[^>]*name="${name}"[^>]*>`))?.[0].match(/value="([^"]*)"/)?.[1]].join("");

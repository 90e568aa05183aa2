import type { APIRequestContext, Page } from "@playwright/test";
import { sentApplication } from "../builders/applications";

const drawn = (length: number, signs: string) =>
  Array.from({ length }, () => signs[Math.floor(Math.random() * signs.length)]).join("");

/** Somebody of this test's own who applies by the form; the answer is the way to the receipt. */
export async function apply(request: APIRequestContext, baseURL: string) {
  const person = {
    DOC_NAME_A: `ليان سامي ${drawn(8, "بتثجحخدذرزسشصضطظعغفقكلمنهوي")}`,
    DOC_NAME_E: `Layan Sami ${drawn(8, "abcdefghijklmnopqrstuvwxyz")}`,
    NATIONAL_NO: `2${drawn(9, "0123456789")}`,
    ID_NO: `N${drawn(9, "0123456789")}`,
    E_MAIL: `${drawn(10, "abcdefghij")}@intern.example`,
  };
  const form = { ...sentApplication(person), submission_id: crypto.randomUUID() };
  const answer = await request.post("/registration-until-emtyaz", {
    form: form as Record<string, string | number>,
    headers: { Origin: baseURL },
    maxRedirects: 0,
  });
  if (answer.status() !== 303) throw new Error(`not received: ${answer.status()}`);
  return { ...person, receipt: answer.headers().location! };
}

/** Where the staff, who are signed in on this page, find somebody's application. */
export async function inTheQueue(page: Page, { NATIONAL_NO }: { NATIONAL_NO: string }): Promise<string> {
  await page.goto(`/dashboard/registrations?q=${NATIONAL_NO}`);
  return (await page
    .locator("main a[href*='/dashboard/registrations/']:not([href*=export])")
    .getAttribute("href"))!;
}

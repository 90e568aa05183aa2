import type { APIRequestContext, Page } from "@playwright/test";
import { FORM, post, someone } from "./application-form";

/** Somebody of this test's own who applies by the form; the answer is the way to the receipt. */
export async function apply(request: APIRequestContext, baseURL: string) {
  const person = someone();
  const answer = await post(request, baseURL, FORM, { ...person, submission_id: crypto.randomUUID() });
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

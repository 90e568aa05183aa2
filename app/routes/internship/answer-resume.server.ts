import { type ActionFunctionArgs, data, redirect } from "@remix-run/node";
import { draftCookie } from "~/auth/draft-cookie.server";
import { retryAfter } from "~/auth/refused-attempt.server";
import { resume } from "~/domain/internships/resume.server";
import { receiptPath } from "~/domain/internships/receipt-link.server";
import { resumeInput } from "~/domain/internships/resume-input";
import { enforceRateLimit, refund } from "~/domain/limits/rate-limits.server";
import { type Answer, parseForm } from "~/forms/parse-form";
import { isTrapped } from "~/forms/submission";
import { languageOf } from "~/i18n/request-language.server";
import { sentence } from "~/i18n/translator";
import { describeError, log } from "~/platform/log.server";
import { FORM } from "./addresses";

export type RefusedResume = { answer: Answer; sentence: string | null };

const refused = (answer: Answer, status: number, more?: { sentence: string; headers: HeadersInit }) =>
  data<RefusedResume>({ answer, sentence: more?.sentence ?? null }, { status, headers: more?.headers });

const wrong = { form: ["internship-receipt:resume.wrong"] };

/**
 * Opens the draft or the receipt that a resume code leads to. Whatever was wrong, the answer is the same sentence, and
 * who is wrong too often waits.
 */
export async function answerResume(form: FormData, { request, context }: ActionFunctionArgs) {
  const { value, refuse } = parseForm(form, resumeInput);
  if (!value) return refused(refuse(), 422);
  if (isTrapped(form)) return refused(refuse(wrong), 422);
  try {
    await enforceRateLimit("resume", context);
    const opened = await resume(value.resume_code, value.BIRTH_DATE);
    if (!opened) return refused(refuse(wrong), 422);
    await refund("resume", context);
    if ("applicationId" in opened) return redirect(receiptPath(opened.applicationId), 303);
    const headers = { "Set-Cookie": draftCookie(request, opened.draftToken) };
    return redirect(FORM, { status: 303, headers });
  } catch (error) {
    const language = await languageOf(request);
    const later = retryAfter(error, language);
    if (later) {
      const said = sentence(language, "auth:locked", later.words);
      return refused(refuse(), 429, { sentence: said, headers: later.headers });
    }
    log.error("a resume code could not be looked up", describeError(error));
    return refused(refuse({ form: ["internship-receipt:resume.failed"] }), 503);
  }
}

import { data } from "@remix-run/node";
import { association } from "~/content/association";
import { TooManyAttempts } from "~/domain/limits/rate-limits.server";
import type { Answer, Refusal } from "~/fields/parse-form";
import { formatTime } from "~/i18n/dates";
import type { Language } from "~/i18n/languages";
import { languageOf } from "~/i18n/request-language.server";
import { translator } from "~/i18n/translator";
import { secondsUntil } from "~/platform/clock.server";
import { InvalidCredentials } from "./lockout.server";

const headersOf = ({ until }: TooManyAttempts) => ({ "Retry-After": String(secondsUntil(until)) });

const retry = (refusal: TooManyAttempts, language: Language) => ({
  words: { time: formatTime(refusal.until, language), phone: association.phone },
  headers: headersOf(refusal),
});

export const retryAfter = (error: unknown, language: Language) =>
  error instanceof TooManyAttempts ? retry(error, language) : null;

export async function refuseAttempt(
  error: unknown,
  request: Request,
  refuse: (refusal: Refusal) => Answer,
  wrong: Refusal = { form: ["auth:wrong"] },
) {
  if (error instanceof InvalidCredentials)
    return data({ answer: refuse(wrong), locked: null }, { status: 422 });
  if (!(error instanceof TooManyAttempts)) throw error;
  const language = await languageOf(request);
  const { words, headers } = retry(error, language);
  const locked = translator(language, "auth")("locked", words);
  return data({ answer: refuse({}), locked }, { status: 429, headers });
}

export const tooManyRequests = (refusal: TooManyAttempts) =>
  new Response(null, { status: 429, headers: headersOf(refusal) });

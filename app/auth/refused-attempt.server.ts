import type { ZodObject } from "zod";
import { phoneWords } from "~/content/phone-words";
import { TooManyAttempts } from "~/domain/limits/rate-limits.server";
import type { Refusal } from "~/fields/parse-form";
import { type AnswerOptions, readBySchema } from "~/forms/submit.server";
import { ammanDayAndTime, formatDay, formatTime, type Language, sentence, translator } from "~/i18n";
import { languageOf } from "~/i18n/request-language.server";
import { secondsUntil, today } from "~/platform/clock.server";
import { InvalidCredentials } from "./lockout.server";

const headersOf = ({ until }: TooManyAttempts) => ({ "Retry-After": String(secondsUntil(until)) });

/** Returns the time from which a retry is allowed, with its day unless that is today: some limits cover a whole day. */
export function retryTimeText(until: Date, language: Language): string {
  const time = formatTime(until, language);
  const { day } = ammanDayAndTime(until);
  if (day === today()) return time;
  return sentence(language, "auth:time-on-day", { time, day: formatDay(day, language) });
}

const retry = (refusal: TooManyAttempts, language: Language) => ({
  words: { time: retryTimeText(refusal.until, language), ...phoneWords() },
  headers: headersOf(refusal),
});

export const retryAfterOf = (error: unknown, language: Language) =>
  error instanceof TooManyAttempts ? retry(error, language) : null;

type Attempt = AnswerOptions & { locked?: string | null };

/** Reads a form with a password or a code in it; its page is told what was wrong and, after too many, when to go on. */
export const readAttempt = <Schema extends ZodObject>(form: FormData, schema: Schema) =>
  readBySchema(form, schema, {
    secret: true,
    show: (answer, { locked = null }: Attempt) => ({ answer, locked }),
  });

/** Throws what is neither a wrong secret nor too many of them. */
export async function refuseAttempt<Refused>(
  error: unknown,
  request: Request,
  refuse: (refusal?: Refusal, how?: Attempt) => Refused | Promise<Refused>,
  wrong: Refusal = { form: ["auth:wrong"] },
) {
  if (error instanceof InvalidCredentials) return refuse(wrong);
  if (!(error instanceof TooManyAttempts)) throw error;
  const language = await languageOf(request);
  const { words, headers } = retry(error, language);
  const locked = translator(language, "auth")("locked", words);
  return refuse({}, { status: 429, locked, headers });
}

export const tooManyRequests = (refusal: TooManyAttempts) =>
  new Response(null, { status: 429, headers: headersOf(refusal) });

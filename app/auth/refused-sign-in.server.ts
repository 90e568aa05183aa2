import { data } from "@remix-run/node";
import { association } from "~/content/association";
import type { Answer, Refusal } from "~/forms/parse-form";
import { formatTime } from "~/i18n/dates";
import { languageOf } from "~/i18n/request-language.server";
import { translator } from "~/i18n/translator";
import { secondsUntil } from "~/platform/clock.server";
import { SignInRefused } from "./password-strategy.server";

/** The page's answer to a refused sign-in: one sentence for whatever was wrong, or when to try again and whom to call. */
export async function refusedSignIn(
  error: unknown,
  request: Request,
  refuse: (refusal: Refusal) => Answer,
  wrong: Refusal = { form: ["auth:wrong"] },
) {
  if (!(error instanceof SignInRefused)) throw error;
  const { until } = error;
  if (!until) return data({ answer: refuse(wrong), locked: null }, { status: 422 });
  const language = await languageOf(request);
  const time = formatTime(until, language);
  const locked = translator(language, "auth")("locked", { time, phone: association.phone });
  const seconds = secondsUntil(until);
  return data({ answer: refuse({}), locked }, { status: 429, headers: { "Retry-After": String(seconds) } });
}

import { type ActionFunctionArgs, data } from "@remix-run/node";
import { survey } from "~/content/survey";
import { ltr } from "~/content/words";
import { overRateLimit, rateLimits, type TooManyAttempts } from "~/domain/limits/rate-limits.server";
import { findOutcome, serialize } from "~/domain/submissions/once.server";
import { sealedSubmission, storeAnswers } from "~/domain/surveys/answers.server";
import { surveyInput } from "~/domain/surveys/input";
import { operatorWording } from "~/domain/surveys/operator-wording";
import { type Answer, parseForm } from "~/fields/parse-form";
import { isHoneypotFilled } from "~/forms";
import { formatMoment, translator } from "~/i18n";
import { languageOf } from "~/i18n/request-language.server";
import { secondsUntil } from "~/platform/clock.server";
import { keyedHash } from "~/platform/encrypt.server";
import { redirectWithFlash } from "~/platform/flash.server";
import { describeError, log } from "~/platform/log.server";

export type RefusedSheet = { answer: Answer; sentence: string | null };

/** Returns the rate limit key of a client, from which no address can be derived without the installation's secret. */
const markOf = (client: string) => keyedHash("how often a client answers the survey", client);

function readSheet(form: FormData) {
  const { value, refuse } = parseForm(form, surveyInput);
  const incomplete = survey().questions.some(({ name }) =>
    ["", "0"].includes(String(form.get(name) ?? "").trim()),
  );
  const refuseAs = (code?: string) =>
    refuse({ form: [...(incomplete ? ["survey:answer-all"] : []), ...(code ? [code] : [])] });
  return { sheet: value, refuse: refuseAs };
}

const received = (request: Request, { changed }: { changed: boolean }) =>
  redirectWithFlash(
    request,
    "/",
    changed ? { kind: "error", key: "survey:sent-before" } : { kind: "success", key: "survey:submitted" },
  );

const refused = (answer: Answer, status: number) =>
  data<RefusedSheet>({ answer, sentence: null }, { status });

async function refusedUntil({ until, isGlobal }: TooManyAttempts, answer: Answer, request: Request) {
  const language = await languageOf(request);
  const t = translator(language, "survey");
  const moment = formatMoment(until, language);
  const sentence = isGlobal
    ? t("too-many", { moment })
    : t("too-many-of-one", { most: ltr(rateLimits.survey.max), moment });
  const seconds = secondsUntil(until);
  const headers = { "Retry-After": String(seconds) };
  return data<RefusedSheet>({ answer, sentence }, { status: 429, headers });
}

export async function surveyAction(form: FormData, { request, context }: ActionFunctionArgs) {
  const submission = await sealedSubmission(form);
  const { sheet, refuse } = readSheet(form);
  if (isHoneypotFilled(form)) return refused(refuse("forms:trapped"), 422);
  try {
    return await serialize(submission, async () => {
      const earlier = await findOutcome(submission);
      if (earlier) return received(request, earlier);
      if (!sheet) return refused(refuse(), 422);
      const over = await overRateLimit("survey", { client: markOf(context.client || "unknown") });
      if (over) return refusedUntil(over, refuse(), request);
      return received(request, await storeAnswers(sheet, submission));
    });
  } catch (error) {
    log.error(operatorWording(error), describeError(error));
    return refused(refuse("survey:failed"), 503);
  }
}

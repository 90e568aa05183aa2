import { type ActionFunctionArgs, data } from "@remix-run/node";
import { ltr } from "~/content/words";
import { findOutcome, inTurn } from "~/domain/submissions/once.server";
import { keepAnswers } from "~/domain/surveys/commands.server";
import { operatorWording } from "~/domain/surveys/operator-wording";
import { sealedSubmission } from "~/domain/surveys/sealed-submission.server";
import { isTrapped } from "~/forms/hidden-fields";
import type { Answer } from "~/forms/parse-form";
import { formatMoment } from "~/i18n/dates";
import { languageOf } from "~/i18n/request-language.server";
import { translator } from "~/i18n/translator";
import { secondsUntil } from "~/platform/clock.server";
import { redirectWithFlash } from "~/platform/flash.server";
import { describeError, log } from "~/platform/log.server";
import { CLIENT_MOST, type OverBudget, overBudget } from "./budget.server";
import { readSheet } from "./read-sheet";

export type RefusedSheet = { answer: Answer; sentence: string | null };

const received = (request: Request, { changed }: { changed: boolean }) =>
  redirectWithFlash(
    request,
    "/",
    changed ? { kind: "error", key: "survey:sent-before" } : { kind: "success", key: "survey:submitted" },
  );

const refused = (answer: Answer, status: number) =>
  data<RefusedSheet>({ answer, sentence: null }, { status });

async function refusedUntil({ until, alone }: OverBudget, answer: Answer, request: Request) {
  const language = await languageOf(request);
  const t = translator(language, "survey");
  const moment = formatMoment(until, language);
  const sentence = alone
    ? t("too-many-of-one", { most: ltr(CLIENT_MOST), moment })
    : t("too-many", { moment });
  const seconds = secondsUntil(until);
  const headers = { "Retry-After": String(seconds) };
  return data<RefusedSheet>({ answer, sentence }, { status: 429, headers });
}

/** The survey's answer to its form: the home page with thanks, or the form with what was chosen and why it was not kept. */
export async function answerSheet(form: FormData, { request, context }: ActionFunctionArgs) {
  if (isTrapped(form)) {
    log.info("a survey sheet fell into the trap");
    return received(request, { changed: false });
  }
  const submission = await sealedSubmission(form);
  const { sheet, refuse } = readSheet(form);
  try {
    return await inTurn(submission, async () => {
      const earlier = await findOutcome(submission);
      if (earlier) return received(request, earlier);
      if (!sheet) return refused(refuse(), 422);
      const over = await overBudget(context.client || "unknown");
      if (over) return refusedUntil(over, refuse(), request);
      return received(request, await keepAnswers(sheet, submission));
    });
  } catch (error) {
    log.error(operatorWording(error), describeError(error));
    return refused(refuse("survey:failed"), 503);
  }
}

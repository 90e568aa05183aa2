import { data, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { readDraftToken } from "~/auth/draft-cookie.server";
import { answersOf } from "~/domain/internships/answers";
import { groups } from "~/domain/internships/application";
import { findDraft, type OpenDraft } from "~/domain/internships/drafts.server";
import { checkAnswers, errorsIn, formOf } from "~/domain/internships/form-values";
import { formatMoment } from "~/i18n/dates";
import { languageOf } from "~/i18n/request-language.server";
import { today } from "~/platform/clock.server";
import { describeError, log } from "~/platform/log.server";
import { stepIn, stepPath } from "./addresses";
import { headOf, type OpenedForm } from "./form-head";
import { emptyForm, type ShownForm } from "./shown-form";

const personal = { "Cache-Control": "private, no-store" };

/** Empty as well: a browser that goes back asks again, and finds the draft that was begun meanwhile or forgotten. */
async function opened(request: Request, shown: ShownForm) {
  const head = headOf(shown, await languageOf(request));
  return data<OpenedForm>({ ...shown, head, day: today() }, { headers: personal });
}

async function openDraft(request: Request): Promise<{ draft: OpenDraft | null; failed: boolean }> {
  try {
    return { draft: await findDraft(readDraftToken(request)), failed: false };
  } catch (error) {
    log.error("a draft was not read", describeError(error));
    return { draft: null, failed: true };
  }
}

async function shownDraft({ code, savedAt }: OpenDraft, request: Request) {
  const moment = formatMoment(savedAt, await languageOf(request));
  return { code, moment, justSaved: false, mailedTo: null };
}

/** The form as it stands in this browser: with its draft, if it has one; or the step that an address names. */
export async function openForm({ request }: LoaderFunctionArgs) {
  const { draft, failed } = await openDraft(request);
  const step = stepIn(request.url);
  const number = step?.number ?? null;
  if (!draft) {
    const lost = !failed && step !== null && step.number > 1;
    const notice = failed ? "draft.not-read" : lost ? "steps.lost" : null;
    return opened(request, { ...emptyForm, notice, step: lost ? 1 : number });
  }
  const shown: ShownForm = {
    ...emptyForm,
    values: draft.values,
    mark: draft.id,
    draft: await shownDraft(draft, request),
    step: number,
  };
  if (!step?.checking) return opened(request, shown);
  const { errors } = checkAnswers(formOf(draft.values), today());
  const told = { ...shown, checking: true, errors: errorsIn(errors, step.group.fields) };
  return opened(request, told);
}

/**
 * All answers of the draft in words. Where something is missing or wrong: for those who come from the steps the first
 * step with a gap, else the form.
 */
export async function openCheck(args: LoaderFunctionArgs) {
  const { request } = args;
  const { draft } = await openDraft(request);
  const step = stepIn(request.url);
  if (!draft) return step ? redirect(stepPath(step.number)) : openForm(args);
  const { application, errors } = checkAnswers(formOf(draft.values), today());
  const gap = groups.findIndex(({ fields }) => Object.keys(errorsIn(errors, fields)).length);
  if (gap >= 0 && step) return redirect(stepPath(gap + 1, true));
  const answers = application && answersOf(application, await languageOf(request));
  const shown: ShownForm = {
    ...emptyForm,
    values: draft.values,
    mark: draft.id,
    draft: await shownDraft(draft, request),
    step: step && answers && step.number,
    answers,
  };
  return opened(request, shown);
}

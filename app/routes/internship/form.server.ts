import { data } from "@remix-run/node";
import { readDraftToken } from "~/auth/draft-cookie.server";
import type { Visit } from "~/auth/handler.server";
import type { ReadableAnswer } from "~/domain/internships/answers";
import {
  checkAnswers,
  type Errors,
  errorsIn,
  type FormValues,
  formOf,
} from "~/domain/internships/application";
import { markOf, placesOf } from "~/domain/internships/draft-papers.server";
import { findDraft, type OpenDraft } from "~/domain/internships/drafts.server";
import { groups } from "~/domain/internships/fields";
import type { PaperKind } from "~/domain/internships/paper-kinds";
import { fileSize, formatMoment, type Language, translator } from "~/i18n";
import { today } from "~/platform/clock.server";
import { describeError, log } from "~/platform/log.server";
import { stepIn } from "./addresses";

type KeptPaper = { name: string; size: string; mark: string };
export type PlaceOfPaper = { kind: PaperKind; paper: KeptPaper | null };

/** A draft as the page describes it; `moment` is a formatted time. */
export type DraftState = {
  code: string;
  moment: string;
  justSaved: boolean;
  mailedTo: string | null;
  places: PlaceOfPaper[];
};

/** The state of the form page, the same at each of its addresses. */
export type FormState = {
  values: FormValues;
  errors: Errors;
  submissionId: string | null;
  mark: string;
  /** The number of the short step, from 1; null for the whole form on one page. */
  step: number | null;
  checking: boolean;
  /** Values of other steps, if no cookie leads back to a draft. */
  carried: FormValues;
  draft: DraftState | null;
  /** The dictionary key in `internship` of a message above the form. */
  notice: "draft.not-kept" | "draft.not-read" | "steps.no-cookies" | "steps.lost" | null;
  countryChanged: boolean;
  sentence: string | null;
  asksAnother: boolean;
  confirmsAnother: boolean;
  /** All answers as text, once they are valid and requested. */
  answers: ReadableAnswer[] | null;
};

export const emptyForm: FormState = {
  values: {},
  errors: {},
  submissionId: null,
  mark: "",
  step: null,
  checking: false,
  carried: {},
  draft: null,
  notice: null,
  countryChanged: false,
  sentence: null,
  asksAnother: false,
  confirmsAnother: false,
  answers: null,
};

function headOf({ answers, step }: FormState, language: Language) {
  const t = translator(language, "internship");
  const group = step && groups[step - 1];
  const part = answers ? t("checking.title") : group ? t(`groups.${group.name}`) : null;
  const title = part ? `${part} | ${t("title")}` : t("title");
  return { title, description: step ? undefined : t("about") };
}

/** `day` is today in Amman. */
export type OpenedForm = FormState & { head: ReturnType<typeof headOf>; day: string };

const personal = { "Cache-Control": "private, no-store" };

/** Not stored by browsers, even if empty, so that going back finds a draft that was created or deleted meanwhile. */
export const formResponse = (state: FormState, language: Language) =>
  data<OpenedForm>({ ...state, head: headOf(state, language), day: today() }, { headers: personal });

export async function findOpenDraft(request: Request): Promise<{ draft: OpenDraft | null; failed: boolean }> {
  try {
    return { draft: await findDraft(readDraftToken(request)), failed: false };
  } catch (error) {
    log.error("failed to read a draft", describeError(error));
    return { draft: null, failed: true };
  }
}

export const placesIn = (draft: OpenDraft): PlaceOfPaper[] =>
  placesOf(draft).map(({ kind, paper }) => ({
    kind,
    paper: paper && {
      name: paper.documentName,
      size: fileSize(paper.documentBytes),
      mark: markOf(paper),
    },
  }));

export function draftState(draft: OpenDraft, language: Language): DraftState {
  const moment = formatMoment(draft.savedAt, language);
  return { code: draft.code, moment, justSaved: false, mailedTo: null, places: placesIn(draft) };
}

/** Opens the form in this browser, with its draft if there is one, or the step that an address names. */
export async function openForm({ request, language }: Visit<"none">) {
  const { draft, failed } = await findOpenDraft(request);
  const step = stepIn(request.url);
  const number = step?.number ?? null;
  if (!draft) {
    const lost = !failed && step !== null && step.number > 1;
    const notice = failed ? "draft.not-read" : lost ? "steps.lost" : null;
    return formResponse({ ...emptyForm, notice, step: lost ? 1 : number }, language);
  }
  const state: FormState = {
    ...emptyForm,
    values: draft.values,
    mark: draft.id,
    draft: draftState(draft, language),
    step: number,
  };
  if (!step?.checking) return formResponse(state, language);
  const { errors } = checkAnswers(formOf(draft.values), today());
  const withErrors = { ...state, checking: true, errors: errorsIn(errors, step.group.fields) };
  return formResponse(withErrors, language);
}

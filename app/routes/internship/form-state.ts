import type { ReadableAnswer } from "~/domain/internships/answers";
import type { Errors, FormValues } from "~/domain/internships/application";

/** A draft as the page tells of it; `moment` is in words. */
export type DraftState = { code: string; moment: string; justSaved: boolean; mailedTo: string | null };

/** What the page of the form shows, whichever of its addresses answers. */
export type FormState = {
  values: FormValues;
  errors: Errors;
  submissionId: string | null;
  mark: string;
  /** The number of the short step, from 1, or null for everything on one page. */
  step: number | null;
  checking: boolean;
  /** What was typed in other steps, where no cookie leads back to it. */
  carried: FormValues;
  draft: DraftState | null;
  /** The words of `internship` that say what to know before going on. */
  notice: "draft.not-kept" | "draft.not-read" | "steps.no-cookies" | "steps.lost" | null;
  countryChanged: boolean;
  sentence: string | null;
  asksAnother: boolean;
  confirmsAnother: boolean;
  /** All answers in words, once they are right and asked for. */
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

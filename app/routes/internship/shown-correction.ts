import type { ReadableAnswer } from "~/domain/internships/answers";
import type { ApplicationField } from "~/domain/internships/application";
import type { Errors, FormValues } from "~/domain/internships/form-values";

/** The button that only asks for the universities of a country, and the version that a form shows. */
export const SHOW_UNIVERSITIES = "show_universities";
export const VERSION = "version";

/** What the page of a correction shows in answer to its form. */
export type ShownCorrection = {
  fields: ApplicationField[];
  values: FormValues;
  errors: Errors;
  sentence: string | null;
  countryChanged: boolean;
  /** What was typed, where it can no longer be sent. */
  typed: ReadableAnswer[];
};

import { useForm } from "@conform-to/react";
import type { ApplicationField } from "~/domain/internships/application";
import type { Answer } from "~/forms/parse-form";
import { useTranslation } from "~/i18n/use-translation";
import type { ShownForm } from "./shown-form";

type Fields = Record<ApplicationField, string>;

/** The form and its fields with what was typed and what is wrong. */
export function useApplication({ values, errors }: Pick<ShownForm, "values" | "errors">) {
  const lastResult = { status: "error", initialValue: values, error: errors } as Answer;
  return useForm<Fields, string[]>({ id: "application", lastResult });
}

/** The labels of some of the fields, in their order. */
export function useLabels(fields: readonly ApplicationField[]): Record<string, string> {
  const { t } = useTranslation("internship");
  return Object.fromEntries(fields.map((field) => [field, t(`fields.${field}`)]));
}

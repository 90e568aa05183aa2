import type { FieldMetadata } from "@conform-to/react";
import type { InputHTMLAttributes } from "react";
import type { ApplicationField as Name } from "~/domain/internships/fields";
import {
  type Choice,
  cityGroups,
  countryChoices,
  isChoiceField,
  namedChoices,
  nationalityChoices,
} from "~/domain/internships/reference-lists";
import { RadioField } from "~/forms/choice-field";
import { Field, SelectField } from "~/forms/field";
import type { Language } from "~/i18n/languages";
import { useTranslation } from "~/i18n/use-translation";

type Props = {
  name: Name;
  field: FieldMetadata<string, Record<string, unknown>, string[]>;
  /** The universities of the chosen country; the other lists are known. */
  choices?: Choice[] | null;
  language: Language;
};

const days: readonly Name[] = [
  ...(["BIRTH_DATE", "STUDY_ST_DT", "GRAD_DT", "CERT_DATE", "ACCEPT_DATE", "HI_SCHOOL_DT"] as const),
];
const optional: readonly Name[] = ["ID_NO", "HOME_TEL1"];
const number = { inputMode: "numeric", dir: "ltr", autoComplete: "off", maxLength: 40 } as const;
const inputs: Partial<Record<Name, InputHTMLAttributes<HTMLInputElement>>> = {
  DOC_NAME_A: { lang: "ar", dir: "rtl", autoComplete: "section-ar name", maxLength: 120 },
  DOC_NAME_E: { lang: "en", dir: "ltr", autoComplete: "section-en name", maxLength: 120 },
  BIRTH_PLACE: { dir: "auto", maxLength: 120 },
  BIRTH_DATE: { autoComplete: "bday" },
  ID_NO: { dir: "ltr", autoComplete: "off", spellCheck: false, maxLength: 60 },
  NATIONAL_NO: number,
  NO_STUDY_YEAR: number,
  MOBIL: { type: "tel", dir: "ltr", autoComplete: "tel", placeholder: "07xxxxxxxx", maxLength: 40 },
  HOME_TEL1: { type: "tel", dir: "ltr", autoComplete: "home tel", maxLength: 40 },
  E_MAIL: { type: "email", dir: "ltr", autoComplete: "email", maxLength: 254 },
  HOME_ADD: { dir: "auto", autoComplete: "address-line1", maxLength: 200 },
};

const asOptions = (choices: readonly Choice[]) => choices.map(({ code, name }) => ({ id: code, name }));

function listOf(name: Name, language: Language, universities: Choice[] | null | undefined) {
  if (name === "NAT_CODE") return asOptions(nationalityChoices(language));
  if (name === "COUNTRY_CODE") return asOptions(countryChoices(language));
  if (name === "UNIV_CODE") return asOptions(universities ?? []);
  return name === "CITY" ? [] : null;
}

const cities = (language: Language) =>
  cityGroups.map(({ name, cities: own }) => ({
    name: name[language],
    options: own.map((city) => ({ id: city.id, name: city.name[language] })),
  }));

export function ApplicationField({ name, field, choices, language }: Props) {
  const { t } = useTranslation("internship");
  const label = t(`fields.${name}`);
  const hint = t(`hints.${name}` as never, { defaultValue: "" }) as string;
  if (isChoiceField(name))
    return <RadioField field={field} label={label} options={asOptions(namedChoices(name, language))} />;
  const list = listOf(name, language, choices);
  if (list) {
    const groups = name === "CITY" ? cities(language) : undefined;
    return (
      <SelectField
        field={field}
        label={label}
        hint={hint}
        none={t("none")}
        options={list}
        groups={groups}
        needed
      />
    );
  }
  const typed = typeof field.initialValue === "string" ? field.initialValue : "";
  const own = { ...(days.includes(name) ? dayInput(typed) : {}), ...inputs[name] };
  return <Field field={field} label={label} hint={hint} optional={optional.includes(name)} {...own} />;
}

const PICKED = /^\d{4}-\d{2}-\d{2}$/;

/**
 * How a day is asked for: with the browser's picker, which shows nothing that is not YYYY-MM-DD; where something else
 * was typed, as text, so that it stays as it was typed.
 */
export const dayInput = (typed: string) =>
  !typed || PICKED.test(typed) ? ({ type: "date" } as const) : ({ type: "text", dir: "ltr" } as const);

import type { FieldMetadata } from "@conform-to/react";
import type { InputHTMLAttributes } from "react";
import type { Words } from "~/content/words";
import { LONGEST_NAME } from "~/fields/checks";
import { dayInput, Field, SelectField } from "~/forms";
import { type Words as Dictionary, type LocalText, useTranslation } from "~/i18n";
import { Bilingual, Ltr } from "~/ui";

export type Column = keyof Dictionary["register-office"]["columns"];
export type AnyField = FieldMetadata<unknown, Record<string, unknown>, string[]>;
export type Choice = { value: string; name: Words };
export type Choices = Record<"statuses" | "governorates" | "specialties", Choice[]>;

const number = { inputMode: "numeric", dir: "ltr", maxLength: 20 } as const;
const text = { dir: "auto", maxLength: 200 } as const;

/** The inputs of the columns; those that are missing are drawn otherwise. */
const inputs: Partial<Record<Column, InputHTMLAttributes<HTMLInputElement>>> = {
  DOC_NO: number,
  DOC_NAME_A: { lang: "ar", dir: "rtl", maxLength: LONGEST_NAME },
  DOC_NAME_E: { lang: "en", dir: "ltr", maxLength: LONGEST_NAME },
  NATIONAL_NO: number,
  MOBIL: { type: "tel", dir: "ltr", maxLength: 40 },
  E_MAIL: { type: "email", dir: "ltr", maxLength: 254 },
  HOME_ADD: text,
  WORK_ADD: text,
  GOV_DESC: { ...text, list: "governorates" },
  AREA_SITE_NAME: text,
  SPEC_DESC: { dir: "auto", maxLength: 1600 },
  ANNUAL: number,
  LAST_Y_SOC: number,
  LAST_M_SOC: number,
  LAST_Y_RET: number,
  LAST_M_RET: number,
  YYRR: number,
};

const needed: readonly Column[] = ["DOC_NO", "DOC_NAME_A", "WORK_STATUS"];

type Props = { column: Column; field: AnyField; choices: Choices };

/** The field of a column of the register. */
export function MemberField({ column, field, choices }: Props) {
  const { t, language } = useTranslation("register-office");
  const label = t(`columns.${column}`);
  const hints = useHints();
  const hint = hints[column];
  const optional = !needed.includes(column);
  if (column === "WORK_STATUS")
    return (
      <SelectField
        field={field}
        label={label}
        none={t("choose")}
        options={statusOptions(choices, language)}
        needed
      />
    );
  if (column === "HIDDEN")
    return (
      <SelectField
        field={field}
        label={t("public-register")}
        none={t("shown")}
        options={[{ id: "1", name: t("hidden-by-register") }]}
      />
    );
  const day = column === "REG_DATE" ? dayInput(String(field.initialValue ?? "")) : null;
  return (
    <>
      <Field
        field={field}
        label={label}
        hint={hint}
        optional={optional}
        autoComplete="off"
        {...(day ? { ...day, dir: "ltr" } : inputs[column])}
      />
      {column === "GOV_DESC" ? (
        <datalist id="governorates">
          {choices.governorates.map(({ value }) => (
            <option key={value} value={value} />
          ))}
        </datalist>
      ) : null}
    </>
  );
}

export const statusOptions = ({ statuses }: Pick<Choices, "statuses">, language: keyof Words) =>
  statuses.map(({ value, name }) => ({ id: value, name: name[language] }));

function useHints(): Partial<Record<Column, string>> {
  const { t } = useTranslation("register-office");
  return {
    DOC_NO: t("hints.DOC_NO"),
    NATIONAL_NO: t("hints.NATIONAL_NO"),
    SPEC_DESC: t("hints.SPEC_DESC"),
    REG_DATE: t("hints.REG_DATE"),
    LAST_M_SOC: t("hints.LAST_M_SOC"),
    LAST_M_RET: t("hints.LAST_M_RET"),
  };
}

/** The labels of columns, for the summary of errors. */
export function useColumnLabels<Name extends Column>(columns: readonly Name[]): Record<Name, string> {
  const { t } = useTranslation("register-office");
  const labels: Partial<Record<Column, string>> = {};
  for (const column of columns) labels[column] = t(`columns.${column as Column}`);
  return labels as Record<Name, string>;
}

/** Says whose record a form changes. */
export const WhoseRecord = ({ name, memberNumber }: { name: LocalText; memberNumber: number }) => (
  <p className="mb-6 text-lg font-bold">
    <Bilingual text={name} tag={false} />
    {" · "}
    <Ltr>{memberNumber}</Ltr>
  </p>
);

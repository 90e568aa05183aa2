import type { FieldMetadata } from "@conform-to/react";
import { Field } from "~/forms";
import { useTranslation } from "~/i18n";

export const detailNames = ["NATIONAL_NO", "MOBIL", "E_MAIL", "HOME_ADD", "WORK_ADD"] as const;
export type DetailName = (typeof detailNames)[number];

export function useDetailLabels(): Record<DetailName, string> {
  const { t } = useTranslation("record");
  return {
    NATIONAL_NO: t("fields.nationalNumber"),
    MOBIL: t("fields.mobile"),
    E_MAIL: t("fields.email"),
    HOME_ADD: t("fields.homeAddress"),
    WORK_ADD: t("fields.workAddress"),
  };
}

type FieldProps = FieldMetadata<string, Record<string, unknown>, string[]>;
type DetailsProps = {
  fields: Record<DetailName, FieldProps>;
  hints: { nationalNumber: string; mobile: string; email: string };
  longestAddress: number;
  /** True for the reader's own data, which the browser may fill in. */
  isOwn?: boolean;
};

export function DetailsFields({ fields, hints, longestAddress, isOwn = false }: DetailsProps) {
  const labels = useDetailLabels();
  const filledIn = (token: string) => (isOwn ? token : "off");
  return (
    <>
      <Field
        field={fields.NATIONAL_NO}
        label={labels.NATIONAL_NO}
        hint={hints.nationalNumber}
        inputMode="numeric"
        dir="ltr"
        autoComplete="off"
        maxLength={40}
      />
      <Field
        field={fields.MOBIL}
        label={labels.MOBIL}
        hint={hints.mobile}
        type="tel"
        dir="ltr"
        autoComplete={filledIn("tel")}
        maxLength={40}
      />
      <Field
        field={fields.E_MAIL}
        label={labels.E_MAIL}
        hint={hints.email}
        type="email"
        dir="ltr"
        autoComplete={filledIn("email")}
        maxLength={254}
        optional
      />
      <Field
        field={fields.HOME_ADD}
        label={labels.HOME_ADD}
        dir="auto"
        autoComplete={filledIn("address-line1")}
        maxLength={longestAddress}
        optional
      />
      <Field
        field={fields.WORK_ADD}
        label={labels.WORK_ADD}
        dir="auto"
        autoComplete={filledIn("section-work address-line1")}
        maxLength={longestAddress}
        optional
      />
    </>
  );
}

type Name = "DOC_NAME_A" | "DOC_NAME_E";
type NamesProps = {
  fields: Record<Name, FieldMetadata<string, Record<string, unknown>, string[]>>;
  labels: Record<Name, string>;
  longest: number;
  isOwn?: boolean;
};

export function NamesFields({ fields, labels, longest, isOwn = false }: NamesProps) {
  const { t } = useTranslation("names");
  return (
    <>
      <Field
        field={fields.DOC_NAME_A}
        label={labels.DOC_NAME_A}
        hint={t(isOwn ? "hints.DOC_NAME_A" : "errors.arabic")}
        maxLength={longest}
        lang="ar"
        dir="rtl"
        autoComplete="off"
      />
      <Field
        field={fields.DOC_NAME_E}
        label={labels.DOC_NAME_E}
        hint={t(isOwn ? "hints.DOC_NAME_E" : "errors.english")}
        maxLength={longest}
        lang="en"
        dir="ltr"
        autoComplete="off"
      />
    </>
  );
}

import type { FieldMetadata } from "@conform-to/react";
import { useTranslation } from "~/i18n/use-translation";
import { Field } from "./field";

type Name = "DOC_NAME_A" | "DOC_NAME_E";
type Props = {
  fields: Record<Name, FieldMetadata<string, Record<string, unknown>, string[]>>;
  labels: Record<Name, string>;
  longest: number;
  /** Whether they are the reader's own. */
  own?: boolean;
};

/** A member's two names, each written in its own script and direction. */
export function NamesFields({ fields, labels, longest, own = false }: Props) {
  const { t } = useTranslation("names");
  return (
    <>
      <Field
        field={fields.DOC_NAME_A}
        label={labels.DOC_NAME_A}
        hint={t(own ? "hints.DOC_NAME_A" : "errors.arabic")}
        maxLength={longest}
        lang="ar"
        dir="rtl"
        autoComplete="off"
      />
      <Field
        field={fields.DOC_NAME_E}
        label={labels.DOC_NAME_E}
        hint={t(own ? "hints.DOC_NAME_E" : "errors.english")}
        maxLength={longest}
        lang="en"
        dir="ltr"
        autoComplete="off"
      />
    </>
  );
}

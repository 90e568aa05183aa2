import type { FieldMetadata } from "@conform-to/react";
import { LONGEST_TITLE } from "~/domain/galleries/input";
import { Field, TextField } from "~/forms/field";
import { useTranslation } from "~/i18n/use-translation";

type Names = "title_ar" | "title" | "description_ar" | "description";
type Props = {
  fields: Record<Names, FieldMetadata<unknown, Record<string, unknown>, string[]>>;
  labels: Record<Names, string>;
};

/** Title and description; Arabic first, which is the one that is required. */
export function TextFields({ fields, labels }: Props) {
  const { t } = useTranslation("galleries");
  const arabic = { lang: "ar", dir: "rtl" };
  const english = { lang: "en", dir: "ltr", optional: true };
  return (
    <>
      <Field field={fields.title_ar} label={labels.title_ar} maxLength={LONGEST_TITLE} {...arabic} />
      <Field field={fields.title} label={labels.title} maxLength={LONGEST_TITLE} {...english} />
      <TextField
        field={fields.description_ar}
        label={labels.description_ar}
        hint={t("form.paragraph-hint")}
        {...arabic}
      />
      <TextField field={fields.description} label={labels.description} {...english} />
    </>
  );
}

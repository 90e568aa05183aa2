import type { ComponentProps } from "react";
import type { TextField as Described, TextFields, TextName } from "~/domain/publications/text-fields";
import { Field, TextField } from "~/forms";
import { sentence, useTranslation } from "~/i18n";

type Area = "news" | "events" | "galleries";
type OneField = ComponentProps<typeof Field>["field"];

export function useTextLabels<Fields extends TextFields>(area: Area, texts: Fields) {
  const { language } = useTranslation(area);
  const labels = Object.keys(texts).map((name) => [name, sentence(language, `${area}:form.${name}`)]);
  return Object.fromEntries(labels) as Record<TextName<Fields>, string>;
}

type Props<Fields extends TextFields> = {
  area: Area;
  texts: Fields;
  fields: Record<TextName<Fields>, OneField>;
};

/** The inputs for the texts of a publication, in the order of their description. */
export function TextInputs<Fields extends TextFields>({ area, texts, fields }: Props<Fields>) {
  const { language: pageLanguage } = useTranslation(area);
  const labels = useTextLabels(area, texts);
  return Object.entries<Described>(texts).map(
    ([name, { shape, maxLength, language, rows, hint, optional }]) => {
      const input = {
        field: fields[name as TextName<Fields>],
        label: labels[name as TextName<Fields>],
        hint: hint && sentence(pageLanguage, `${area}:${hint}`),
        ...(language && { lang: language, dir: language === "ar" ? "rtl" : "ltr" }),
        ...(optional && { optional }),
      };
      if (shape === "paragraphs") return <TextField key={name} {...input} {...(rows && { rows })} />;
      if (shape === "day") return <Field key={name} {...input} type="date" />;
      return <Field key={name} {...input} maxLength={maxLength} />;
    },
  );
}

import { useTranslation } from "~/i18n/use-translation";

/** Keeps a name's own direction inside a sentence. */
const isolated = (name: string) => `\u2068${name}\u2069`;

/** The visible label of each field. */
export function useFieldLabels() {
  const { t } = useTranslation("news");
  return {
    title: t("form.title"),
    title_ar: t("form.title_ar"),
    date: t("form.date"),
    description: t("form.description"),
    description_ar: t("form.description_ar"),
    photo: t("form.photo"),
    attachments: t("form.attachments"),
  };
}

/** The labels for the error summary, with the names of refused files by their field. */
export function withFileNames(labels: ReturnType<typeof useFieldLabels>, refused: Record<string, string>) {
  const named = Object.entries(refused).map(([field, name]) => {
    const label = field === "photo" ? labels.photo : labels.attachments;
    return [field, name ? `${label} (${isolated(name)})` : label];
  });
  return { ...labels, ...Object.fromEntries(named) } as Record<string, string>;
}

import { useTranslation } from "~/i18n/use-translation";

const isolated = (name: string) => `\u2068${name}\u2069`;

/** The visible label of each field; that of a refused photo bears its name. */
export function useFieldLabels(refusedPhoto = "") {
  const { t } = useTranslation("events");
  const photo = t("form.photo");
  return {
    title_ar: t("form.title_ar"),
    title: t("form.title"),
    description_ar: t("form.description_ar"),
    description: t("form.description"),
    date: t("form.date"),
    photo: refusedPhoto ? `${photo} (${isolated(refusedPhoto)})` : photo,
  };
}

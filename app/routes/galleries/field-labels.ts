import { useTranslation } from "~/i18n/use-translation";
import type { EditedGallery } from "./edited-gallery.server";

/** Keeps a name's own direction inside a sentence. */
const isolated = (name: string) => `\u2068${name}\u2069`;

/** The visible label of each field, for its form and for the error summary; `names` are those of refused photos. */
export function useFieldLabels(gallery: EditedGallery | null, names: Record<string, string>) {
  const { t } = useTranslation("galleries");
  const photos = t(gallery ? "form.new-photos" : "form.photos");
  const labels = {
    title_ar: t("form.title_ar"),
    title: t("form.title"),
    description_ar: t("form.description_ar"),
    description: t("form.description"),
    photos,
    cover: t("form.cover"),
  };
  const ofSingle = (gallery?.list.photos ?? []).flatMap(({ id }, at) => {
    const number = t("photo.number", { number: (gallery?.list.first ?? 1) + at });
    return [
      [`title_ar_${id}`, `${t("form.alt-ar")} (${number})`],
      [`title_${id}`, `${t("form.alt-en")} (${number})`],
    ];
  });
  const ofRefused = Object.entries(names).map(([field, name]) => [
    field,
    name ? `${photos} (${isolated(name)})` : photos,
  ]);
  return { ...labels, ...Object.fromEntries([...ofSingle, ...ofRefused]) } as typeof labels &
    Record<string, string>;
}

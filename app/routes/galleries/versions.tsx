import { href } from "~/addresses/href";
import { galleries } from "~/addresses/publications";
import { handler } from "~/auth/handler.server";
import { galleryTexts } from "~/domain/galleries/input";
import { type GalleryFields, galleryKind } from "~/domain/galleries/kind.server";
import { textNames } from "~/domain/publications/text-fields";
import { PublicationVersions } from "~/features/publications/publication-versions";
import { useTextLabels } from "~/features/publications/text-inputs";
import { loadVersions, restoreSent } from "~/features/publications/versions.server";
import { inLanguage, useTranslation } from "~/i18n";
import { ownGallery } from "./gallery-access.server";

const names = [...textNames(galleryTexts), "captions_ar", "captions"];

/** What is said of the photos, one below the other. */
const flat = ({ captions, ...texts }: GalleryFields) => ({
  ...texts,
  captions_ar: captions.map(({ title_ar }) => title_ar ?? "").join("\n"),
  captions: captions.map(({ title }) => title ?? "").join("\n"),
});

export const loader = handler(galleries.versions, async ({ request, params, language, staff }) => {
  const { id, title, titleAr } = await ownGallery(request, params.id, { staff, language });
  return {
    title: inLanguage(language, { en: title, ar: titleAr }),
    ...(await loadVersions(request, { kind: galleryKind, id }, { language, names, told: flat })),
  };
});

export const action = handler(galleries.versions, async ({ request, params, staff, language }) => {
  const { id } = await ownGallery(request, params.id, { staff, language });
  return restoreSent(
    request,
    { kind: galleryKind, id },
    { staff, form: "restore-gallery", to: href(galleries.edit, { id }) },
  );
});

export default function GalleryVersions() {
  const { t } = useTranslation("galleries");
  const captions = { captions_ar: t("form.alt-ar"), captions: t("form.alt-en") };
  return <PublicationVersions labels={{ ...useTextLabels("galleries", galleryTexts), ...captions }} />;
}

import { useLoaderData } from "@remix-run/react";
import { href } from "~/addresses/href";
import { galleries } from "~/addresses/publications";
import { handler } from "~/auth/handler.server";
import { type GalleryFields, galleriesShelf } from "~/domain/galleries/shelf.server";
import { RestoreVersion } from "~/forms";
import { loadVersions, restoreSent } from "~/forms/versions.server";
import { inLanguage, useTranslation } from "~/i18n";
import { Bilingual, PageHeader, Versions } from "~/ui";
import { ownGallery } from "./gallery-access.server";

const names = ["title_ar", "title", "description_ar", "description", "captions_ar", "captions"] as const;

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
    ...(await loadVersions(request, { shelf: galleriesShelf, id }, { language, names, told: flat })),
  };
});

export const action = handler(galleries.versions, async ({ request, params, staff, language }) => {
  const { id } = await ownGallery(request, params.id, { staff, language });
  return restoreSent(
    request,
    { shelf: galleriesShelf, id },
    { staff, form: "restore-gallery", to: href(galleries.edit, { id }) },
  );
});

export default function GalleryVersions() {
  const { title, compared, versions } = useLoaderData<typeof loader>();
  const { t } = useTranslation("galleries");
  const labels = {
    title_ar: t("form.title_ar"),
    title: t("form.title"),
    description_ar: t("form.description_ar"),
    description: t("form.description"),
    captions_ar: t("form.alt-ar"),
    captions: t("form.alt-en"),
  };
  return (
    <>
      <PageHeader record={<Bilingual text={title} tag={false} />} />
      <Versions
        compared={compared}
        versions={versions}
        label={(name) => labels[name as keyof typeof labels]}
        restore={(number) => <RestoreVersion number={number} />}
      />
    </>
  );
}

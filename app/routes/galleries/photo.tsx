import { useLoaderData } from "@remix-run/react";
import { href } from "~/addresses/href";
import { galleries } from "~/addresses/publications";
import { handler } from "~/auth/handler.server";
import { findPhoto, pageOfPlace } from "~/domain/galleries/photos.server";
import { galleriesArea } from "~/features/publications/areas.server";
import { MissingPublication } from "~/features/publications/missing-publication";
import { noSuchPublication } from "~/features/publications/own-publication.server";
import { parseId } from "~/fields/id";
import { pageAddress } from "~/fields/pagination";
import { inLanguage, translator, useTranslation } from "~/i18n";
import { Bilingual, Icon, PageHeader, Photo } from "~/ui";
import { visibleGallery } from "./gallery-access.server";
import { usePhotoCaption } from "./photo-caption";

export const ErrorBoundary = MissingPublication;

export const handle = { failure: "galleries:load-failed" };

export const loader = handler(galleries.photo, async ({ params, language, staff }) => {
  const gallery = await visibleGallery(params.id, { staff, language });
  const photoId = parseId(params.photoId);
  const photo = photoId === null ? null : await findPhoto(gallery.id, photoId);
  if (!photo) throw noSuchPublication(galleriesArea, language);
  const title = inLanguage(language, { en: gallery.title, ar: gallery.titleAr });
  const number = translator(language, "galleries")("photo.of", { number: photo.number, total: photo.total });
  return {
    head: { title: `${number}: ${title.value}` },
    gallery: { id: gallery.id, title },
    photo,
    number,
    back: `${pageAddress(href(galleries.detail, { id: gallery.id }), pageOfPlace(photo.number - 1))}#photo-${photo.id}`,
  };
});

export default function GalleryPhotoPage() {
  const { t } = useTranslation("galleries");
  const { gallery, photo, number, back } = useLoaderData<typeof loader>();
  const words = usePhotoCaption()(photo);
  const path = href(galleries.detail, { id: gallery.id });
  return (
    <>
      <PageHeader title={number} record={<Bilingual text={gallery.title} tag={false} />} />
      <figure className="photo-page">
        <Photo photo={photo} alt={words?.value ?? number} sizes="(min-width: 72rem) 70rem, 100vw" />
        {words ? (
          <figcaption className="mt-3 text-center">
            <Bilingual text={words} />
          </figcaption>
        ) : null}
      </figure>
      <PhotoSteps path={`${path}/photos`} previous={photo.previous} next={photo.next} />
      <p className="mt-6 text-center">
        <a href={back} className="link">
          {t("photo.back")}
        </a>
      </p>
    </>
  );
}

type PhotoStepsProps = { path: string; previous: number | null; next: number | null };

/** Links to the previous and next photo; in Arabic the previous one is on the right. */
function PhotoSteps({ path, previous, next }: PhotoStepsProps) {
  const { t } = useTranslation("galleries");
  if (previous === null && next === null) return null;
  return (
    <nav className="pager" aria-label={t("title")}>
      {previous === null ? (
        <span />
      ) : (
        <a className="btn btn-quiet" rel="prev" href={`${path}/${previous}`}>
          <Icon name="previous" />
          {t("photo.previous")}
        </a>
      )}
      {next === null ? (
        <span />
      ) : (
        <a className="btn btn-quiet" rel="next" href={`${path}/${next}`}>
          {t("photo.next")}
          <Icon name="next" />
        </a>
      )}
    </nav>
  );
}

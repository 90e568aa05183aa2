import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { pageAddress } from "~/domain/galleries/list-page";
import { findPhoto, pageOfPlace } from "~/domain/galleries/photo-queries.server";
import { parseId } from "~/forms/id";
import { inLanguage } from "~/i18n/fallback";
import { languageOf } from "~/i18n/request-language.server";
import { translator } from "~/i18n/translator";
import { useTranslation } from "~/i18n/use-translation";
import { Bilingual } from "~/ui/bilingual";
import { documentTitle } from "~/ui/document-title";
import { problemMeta } from "~/ui/missing-record";
import { PageHeader } from "~/ui/page-header";
import { pageMeta } from "~/ui/page-meta";
import { Photo } from "~/ui/photo";
import { GalleryProblem } from "./gallery-problem";
import { PhotoSteps } from "./photo-steps";
import { usePhotoWords } from "./photo-words";
import { noSuchGallery, seenGallery } from "./seen-gallery.server";

export const ErrorBoundary = GalleryProblem;

export const handle = { failure: "galleries:load-failed" };

export const meta: MetaFunction<typeof loader> = ({ data, error }) =>
  data ? pageMeta({ title: data.pageTitle }) : problemMeta(error);

export async function loader({ request, params }: LoaderFunctionArgs) {
  const { gallery } = await seenGallery(request, params.id);
  const photoId = parseId(params.photoId);
  const photo = photoId === null ? null : await findPhoto(gallery.id, photoId);
  if (!photo) throw await noSuchGallery(request);
  const language = await languageOf(request);
  const title = inLanguage(language, { en: gallery.title, ar: gallery.titleAr });
  const number = translator(language, "galleries")("photo.of", { number: photo.number, total: photo.total });
  return {
    pageTitle: documentTitle(`${number}: ${title.value}`, language),
    gallery: { id: gallery.id, title },
    photo,
    number,
    back: `${pageAddress(`/gallery/${gallery.id}`, pageOfPlace(photo.number - 1))}#photo-${photo.id}`,
  };
}

export default function GalleryPhotoPage() {
  const { t } = useTranslation("galleries");
  const { gallery, photo, number, back } = useLoaderData<typeof loader>();
  const words = usePhotoWords()(photo);
  const path = `/gallery/${gallery.id}`;
  return (
    <>
      <PageHeader
        title={number}
        crumbs={[
          { title: t("title"), path: "/gallery" },
          { title: <Bilingual text={gallery.title} tag={false} />, path },
        ]}
      />
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

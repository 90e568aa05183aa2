import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { pageAddress } from "~/domain/galleries/pagination";
import { findPhoto, pageOfPlace } from "~/domain/galleries/photos.server";
import { parseId } from "~/forms/id";
import { inLanguage } from "~/i18n/languages";
import { languageOf } from "~/i18n/request-language.server";
import { translator } from "~/i18n/translator";
import { useTranslation } from "~/i18n/use-translation";
import { problemMeta } from "~/ui/error-page";
import { Icon } from "~/ui/icon";
import { PageHeader } from "~/ui/page-header";
import { documentTitle, pageMeta } from "~/ui/page-meta";
import { Photo } from "~/ui/photo";
import { Bilingual } from "~/ui/text";
import { noSuchGallery, visibleGallery } from "./gallery-access.server";
import { GalleryProblem } from "./gallery-problem";
import { usePhotoCaption } from "./photo-caption";

export const ErrorBoundary = GalleryProblem;

export const handle = { failure: "galleries:load-failed" };

export const meta: MetaFunction<typeof loader> = ({ data, error }) =>
  data ? pageMeta({ title: data.pageTitle }) : problemMeta(error);

export async function loader({ request, params }: LoaderFunctionArgs) {
  const { gallery } = await visibleGallery(request, params.id);
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
  const words = usePhotoCaption()(photo);
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

type PhotoStepsProps = { path: string; previous: number | null; next: number | null };

/** The ways to the photos before and after this one; in Arabic the one before is on the right. */
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

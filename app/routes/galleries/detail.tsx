import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { pageAddress, pageIn } from "~/domain/galleries/pagination";
import { listPhotos } from "~/domain/galleries/photos.server";
import { mayChange } from "~/domain/news/authorship.server";
import { excerpt } from "~/domain/news/excerpt";
import { formatDay } from "~/i18n/dates";
import { inLanguage } from "~/i18n/languages";
import { languageOf } from "~/i18n/request-language.server";
import { useTranslation } from "~/i18n/use-translation";
import { ownOrigin } from "~/platform/origin.server";
import { photoPath } from "~/platform/photo-path";
import { ButtonLink } from "~/ui/button";
import { problemMeta } from "~/ui/error-page";
import { Notice } from "~/ui/notice";
import { PageHeader } from "~/ui/page-header";
import { documentTitle, pageMeta } from "~/ui/page-meta";
import { Pager } from "~/ui/pager";
import { breadcrumbs, StructuredData } from "~/ui/structured-data";
import { Bilingual } from "~/ui/text";
import { visibleGallery } from "./gallery-access.server";
import { GalleryProblem } from "./gallery-problem";
import { PhotoGrid } from "./photo-grid";

export const ErrorBoundary = GalleryProblem;

export const handle = { failure: "galleries:load-failed" };

export const meta: MetaFunction<typeof loader> = ({ data, error }) =>
  data ? pageMeta({ title: data.pageTitle, description: data.about, image: data.image }) : problemMeta(error);

export async function loader({ request, params }: LoaderFunctionArgs) {
  const { gallery, staff } = await visibleGallery(request, params.id);
  const language = await languageOf(request);
  const list = await listPhotos(gallery.id, pageIn(new URL(request.url).searchParams));
  const title = inLanguage(language, { en: gallery.title, ar: gallery.titleAr });
  const text = inLanguage(language, { en: gallery.description, ar: gallery.descriptionAr });
  const cover = list.photos.find(({ id }) => id === gallery.coverPhotoId) ?? list.photos[0];
  return {
    pageTitle: documentTitle(title.value, language),
    about: excerpt(text.value),
    image: cover && ownOrigin(request) + photoPath(cover.photoKey, "640"),
    gallery: { id: gallery.id, title, text, day: gallery.day, dayInWords: formatDay(gallery.day, language) },
    list,
    draft: gallery.publishedAt === null,
    mayChange: staff ? mayChange(staff, gallery) : false,
  };
}

export default function GalleryDetail() {
  const { t } = useTranslation("galleries");
  const { gallery, list, draft, mayChange } = useLoaderData<typeof loader>();
  const { id, title, text, day, dayInWords } = gallery;
  const path = `/gallery/${id}`;
  const crumbs = [{ title: t("title"), path: "/gallery" }];
  return (
    <>
      <PageHeader
        title={<Bilingual text={title} tag={false} />}
        crumbs={crumbs}
        actions={mayChange ? <GalleryActions id={id} /> : null}
      />
      {draft ? <DraftNotice id={id} /> : null}
      <p className="mb-4 text-muted">
        <time dateTime={day}>{dayInWords}</time>
      </p>
      <p className="mb-8 max-w-3xl whitespace-pre-line">
        <Bilingual text={text} />
      </p>
      <PhotoGrid galleryId={id} photos={list.photos} first={list.first} />
      <Pager page={list.page} pages={list.pages} hrefFor={(page) => pageAddress(path, page)} />
      <p className="mt-8">
        <a href="/gallery" className="link">
          {t("back")}
        </a>
      </p>
      <StructuredData of={(site) => [breadcrumbs([...crumbs, { title: title.value, path }], site)]} />
    </>
  );
}

function GalleryActions({ id }: { id: number }) {
  const { t } = useTranslation("galleries");
  return (
    <div className="flex gap-3">
      <ButtonLink href={`/edit-gallery/${id}`}>{t("edit")}</ButtonLink>
      <ButtonLink href={`/gallery/${id}/delete`} variant="danger">
        {t("delete")}
      </ButtonLink>
    </div>
  );
}

/** Says to those who see a draft that nobody else does, and where to publish it. */
function DraftNotice({ id }: { id: number }) {
  const { t } = useTranslation("galleries");
  return (
    <div className="mb-6">
      <Notice>
        <p>
          {`${t("draft-notice")} `}
          <a className="link" href={`/edit-gallery/${id}`}>
            {t("publish-it")}
          </a>
        </p>
      </Notice>
    </div>
  );
}

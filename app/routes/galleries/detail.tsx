import { useLoaderData } from "@remix-run/react";
import { useContext } from "react";
import { href } from "~/addresses/href";
import { galleries } from "~/addresses/publications";
import { handler } from "~/auth/handler.server";
import type { Gallery } from "~/domain/galleries/galleries.server";
import { type GalleryPhoto, listPhotos } from "~/domain/galleries/photos.server";
import { mayChange } from "~/domain/publications/authorship.server";
import { MissingPublication } from "~/features/publications/missing-publication";
import { pageAddress, pageIn } from "~/fields/pagination";
import { formatLongDay, inLanguage, type Language, useTranslation } from "~/i18n";
import { excerpt } from "~/platform/excerpt";
import { ownOrigin } from "~/platform/origin.server";
import { photoPath } from "~/platform/photo-path";
import {
  Bilingual,
  Button,
  ButtonLink,
  breadcrumbs,
  EmptyState,
  Notice,
  PageFacts,
  PageHeader,
  Pager,
  Photo,
  StructuredData,
} from "~/ui";
import { visibleGallery } from "./gallery-access.server";
import { usePhotoCaption } from "./photo-caption";

export const ErrorBoundary = MissingPublication;

export const handle = { failure: "galleries:load-failed" };

export const loader = handler(galleries.detail, async ({ request, params, language, staff, url }) => {
  const gallery = await visibleGallery(params.id, { staff, language });
  const list = await listPhotos(gallery.id, pageIn(url.searchParams));
  return {
    ...galleryView(request, { gallery, list }, language),
    draft: gallery.publishedAt === null,
    mayChange: staff ? mayChange(staff, gallery) : false,
  };
});

type DisplayedGallery = {
  gallery: Pick<
    Gallery,
    "id" | "title" | "titleAr" | "description" | "descriptionAr" | "coverPhotoId" | "day"
  >;
  list: Awaited<ReturnType<typeof listPhotos>>;
};

/** Returns the data of a gallery's page, published or not. */
export function galleryView(request: Request, { gallery, list }: DisplayedGallery, language: Language) {
  const title = inLanguage(language, { en: gallery.title, ar: gallery.titleAr });
  const text = inLanguage(language, { en: gallery.description, ar: gallery.descriptionAr });
  const cover = list.photos.find(({ id }) => id === gallery.coverPhotoId) ?? list.photos[0];
  return {
    head: {
      title: title.value,
      description: excerpt(text.value),
      image: cover && ownOrigin(request) + photoPath(cover.photoKey, "640"),
    },
    gallery: {
      id: gallery.id,
      title,
      text,
      day: gallery.day,
      dayInWords: formatLongDay(gallery.day, language),
    },
    list,
  };
}

export default function GalleryDetail() {
  const { t } = useTranslation("galleries");
  const { gallery, list, draft, mayChange } = useLoaderData<typeof loader>();
  const { id, title, text, day, dayInWords } = gallery;
  const path = href(galleries.detail, { id });
  const way = [
    { title: t("title"), path: href(galleries.list) },
    { title: title.value, path },
  ];
  return (
    <>
      <PageHeader
        title={<Bilingual text={title} tag={false} />}
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
        <a href={href(galleries.list)} className="link">
          {t("back")}
        </a>
      </p>
      <StructuredData of={(site) => [breadcrumbs(way, site)]} />
    </>
  );
}

function GalleryActions({ id }: { id: number }) {
  const { t } = useTranslation("galleries");
  return (
    <div className="flex gap-3">
      <ButtonLink href={href(galleries.edit, { id })}>{t("edit")}</ButtonLink>
      <ButtonLink href={href(galleries.delete, { id })} variant="danger">
        {t("delete")}
      </ButtonLink>
    </div>
  );
}

/** Tells those who see a draft that it is not public, and where to publish it. */
function DraftNotice({ id }: { id: number }) {
  const { t } = useTranslation("galleries");
  return (
    <div className="mb-6">
      <Notice>
        <p>
          {`${t("draft-notice")} `}
          <a className="link" href={href(galleries.edit, { id })}>
            {t("publish-it")}
          </a>
        </p>
      </Notice>
    </div>
  );
}

const AT_ONCE = 8;

type Props = {
  galleryId: number;
  photos: GalleryPhoto[];
  first: number;
};

/** Thumbnails with links to the photos' pages; in light pages links to the photos, with their sizes. */
function PhotoGrid({ galleryId, photos, first }: Props) {
  const { t } = useTranslation("galleries");
  const say = usePhotoCaption();
  const { lite } = useContext(PageFacts);
  if (!photos.length) return <EmptyState title={t("no-photos")} />;
  const list = (
    <ul className={lite ? undefined : "thumbnails"}>
      {photos.map((photo, index) => {
        const words = say(photo);
        const alt = words?.value ?? t("photo.number", { number: first + index });
        return (
          <li key={photo.id} id={`photo-${photo.id}`}>
            {lite ? (
              <Photo photo={photo} alt={alt} sizes="100vw" />
            ) : (
              <a href={href(galleries.photo, { id: galleryId, photoId: photo.id })}>
                <img
                  src={photoPath(photo.photoKey, "320")}
                  alt={alt}
                  lang={words?.lang}
                  width={320}
                  height={Math.round((320 * photo.photoHeight) / photo.photoWidth)}
                  loading={index < AT_ONCE ? undefined : "lazy"}
                />
              </a>
            )}
          </li>
        );
      })}
    </ul>
  );
  if (lite) return list;
  return (
    <>
      {list}
      <Viewer />
    </>
  );
}

/** The dialog in which the script shows a large photo; without script it never opens. */
function Viewer() {
  const { t } = useTranslation("galleries");
  return (
    <dialog className="viewer" data-enhance="viewer" aria-label={t("title")}>
      <form method="dialog" className="flex flex-wrap justify-center gap-3 pt-3">
        <Button type="button" value="-1" variant="quiet">
          {t("photo.previous")}
        </Button>
        <Button type="submit" asks>
          {t("photo.close")}
        </Button>
        <Button type="button" value="1" variant="quiet">
          {t("photo.next")}
        </Button>
      </form>
    </dialog>
  );
}

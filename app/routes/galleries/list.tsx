import { useLoaderData } from "@remix-run/react";
import { href } from "~/addresses/href";
import { galleries } from "~/addresses/publications";
import { handler } from "~/auth/handler.server";
import { may } from "~/auth/permissions";
import { type GalleryCard as Gallery, listDrafts, listGalleries } from "~/domain/galleries/list.server";
import { pageAddress, pageIn } from "~/fields/pagination";
import { formatDay, translator, useTranslation } from "~/i18n";
import { Bilingual, ButtonLink, Emblem, EmptyState, PageHeader, Pager, Photo, Plate } from "~/ui";

export const handle = { failure: "galleries:list-failed" };

export const loader = handler(galleries.list, async ({ language, staff, url }) => {
  const list = await listGalleries(pageIn(url.searchParams), language);
  const mayAdd = staff ? may(staff.role, "galleries.publish") : false;
  return {
    head: { description: translator(language, "galleries")("about") },
    ...list,
    drafts: staff && mayAdd && list.page === 1 ? await listDrafts(staff, language) : [],
    mayAdd,
  };
});

export default function GalleryList() {
  const { t } = useTranslation("galleries");
  const { galleries: galleryCards, drafts, page, pages, mayAdd } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHeader
        actions={mayAdd ? <ButtonLink href={galleries.add.also[0]}>{t("add")}</ButtonLink> : null}
      />
      <Drafts drafts={drafts} />
      {galleryCards.length ? (
        <div className="plates">
          {galleryCards.map((gallery, index) => (
            <GalleryCard key={gallery.id} gallery={gallery} lazy={index > 0} />
          ))}
        </div>
      ) : (
        <EmptyState title={t("none")}>
          {mayAdd ? (
            <p className="mt-4">
              <ButtonLink href={galleries.add.also[0]}>{t("add-first")}</ButtonLink>
            </p>
          ) : null}
        </EmptyState>
      )}
      <Pager page={page} pages={pages} hrefFor={(each) => pageAddress(href(galleries.list), each)} />
    </>
  );
}

function Drafts({ drafts }: { drafts: Gallery[] }) {
  const { t, language } = useTranslation("galleries");
  if (!drafts.length) return null;
  return (
    <section className="mb-10">
      <h2 className="text-xl">{t("drafts")}</h2>
      <p className="mb-2 text-muted">{t("drafts-hint")}</p>
      <ul className="border-t">
        {drafts.map(({ id, title, day, photos }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-x-4 border-b py-3">
            <span>
              <Bilingual text={title} />{" "}
              <span className="text-sm text-muted">
                <time dateTime={day}>{formatDay(day, language)}</time>
                {` · ${t("photos", { count: photos })}`}
              </span>
            </span>
            <a href={href(galleries.edit, { id })} className="link py-1">
              {t("continue")}
              <span className="sr-only">
                {": "}
                <Bilingual text={title} tag={false} />
              </span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

function GalleryCard({ gallery, lazy }: { gallery: Gallery; lazy: boolean }) {
  const { t, language } = useTranslation("galleries");
  const { id, title, excerpt, day, photos, cover } = gallery;
  return (
    <Plate
      heading="h2"
      to={href(galleries.detail, { id })}
      title={title}
      about={excerpt}
      more={t("view")}
      picture={
        cover ? (
          <Photo photo={cover} alt="" lazy={lazy} />
        ) : (
          <div className="no-photo">
            <Emblem name="gallery" warm size="small" />
          </div>
        )
      }
    >
      <time dateTime={day}>{formatDay(day, language)}</time>
      {` · ${t("photos", { count: photos })}`}
    </Plate>
  );
}

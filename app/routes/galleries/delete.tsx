import { useLoaderData } from "@remix-run/react";
import { href } from "~/addresses/href";
import { galleries } from "~/addresses/publications";
import { handler } from "~/auth/handler.server";
import { deleteGallery } from "~/domain/galleries/galleries.server";
import { galleryKind } from "~/domain/galleries/kind.server";
import { deleteOwn } from "~/features/publications/own-publication.server";
import { DeleteForm } from "~/forms";
import { formatDay, inLanguage, useTranslation } from "~/i18n";
import { NotFound } from "~/platform/not-found";
import { Bilingual, PageHeader } from "~/ui";
import { notYours, ownGallery } from "./gallery-access.server";
import { GalleryProblem } from "./gallery-problem";

export const ErrorBoundary = GalleryProblem;

export const handle = { failure: "galleries:load-failed" };

export const loader = handler(galleries.delete, async ({ request, params, staff, language }) => {
  const gallery = await ownGallery(request, params.id, { staff, language });
  return {
    id: gallery.id,
    title: inLanguage(language, { en: gallery.title, ar: gallery.titleAr }),
    day: { date: gallery.day, words: formatDay(gallery.day, language) },
    photos: gallery.photos,
  };
});

export const action = handler(galleries.delete, async (visit) => {
  const answer = await deleteOwn({ kind: galleryKind, notYours }, visit, {
    form: "delete-gallery",
    remove: (id, submission) => deleteGallery(visit.staff, id, submission),
    list: href(galleries.list),
    detail: (id) => href(galleries.detail, { id }),
    log: "a gallery could not be deleted",
    say: {
      deleted: "galleries:deleted",
      gone: "galleries:already-deleted",
      failed: "galleries:delete-failed",
    },
  });
  if (!answer) throw new NotFound();
  return answer;
});

export default function DeleteGallery() {
  const { t } = useTranslation("galleries");
  const { id, title, day, photos } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHeader />
      <div className="max-w-3xl">
        <p className="text-lg font-bold">
          <Bilingual text={title} />
        </p>
        <p className="text-muted">
          <time dateTime={day.date}>{day.words}</time>
          {` · ${t("photos", { count: photos })}`}
        </p>
        <p className="my-4">{t("delete-page.explain")}</p>
        <DeleteForm
          keepAt={href(galleries.detail, { id })}
          keep={t("delete-page.keep")}
          remove={t("delete")}
        />
      </div>
    </>
  );
}

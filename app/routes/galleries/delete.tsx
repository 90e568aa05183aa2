import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { galleries } from "~/addresses/publications";
import { visit } from "~/auth/visit.server";
import { deleteGallery, findGallery, wasDeleted } from "~/domain/galleries/galleries.server";
import { submissionOf } from "~/domain/submissions/once.server";
import { parseId } from "~/fields/id";
import { DeleteForm } from "~/forms/delete-form";
import { readForm } from "~/forms/read-body.server";
import { formatDay } from "~/i18n/dates";
import { inLanguage } from "~/i18n/languages";
import { useTranslation } from "~/i18n/use-translation";
import { redirectWithFlash } from "~/platform/flash.server";
import { describeError, log } from "~/platform/log.server";
import { PageHeader } from "~/ui/page-header";
import { Bilingual } from "~/ui/text";
import { ownGallery } from "./gallery-access.server";
import { GalleryProblem } from "./gallery-problem";

export const ErrorBoundary = GalleryProblem;

export const handle = { failure: "galleries:load-failed" };

export async function loader({ request, params }: LoaderFunctionArgs) {
  const { staff, language } = await visit(request, galleries.delete);
  const gallery = await ownGallery(request, params.id, { staff, language });
  return {
    id: gallery.id,
    title: inLanguage(language, { en: gallery.title, ar: gallery.titleAr }),
    day: { date: gallery.day, words: formatDay(gallery.day, language) },
    photos: gallery.photos,
  };
}

export async function action({ request, params }: ActionFunctionArgs) {
  const { staff, language } = await visit(request, galleries.delete);
  const id = parseId(params.id);
  const gone = id !== null && !(await findGallery(id)) && (await wasDeleted(id));
  const gallery = gone ? { id } : await ownGallery(request, params.id, { staff, language });
  const form = await readForm(request);
  const submission = await submissionOf(form, `delete-gallery:${gallery.id}`, staff);
  try {
    const { outcome } = await deleteGallery(staff, gallery.id, submission);
    const key = outcome.done ? "galleries:deleted" : "galleries:already-deleted";
    return await redirectWithFlash(request, "/gallery", { kind: "success", key });
  } catch (error) {
    log.error("a gallery could not be deleted", describeError(error));
    const failed = { kind: "error", key: "galleries:delete-failed" } as const;
    return redirectWithFlash(request, `/gallery/${gallery.id}`, failed);
  }
}

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
        <DeleteForm keepAt={`/gallery/${id}`} keep={t("delete-page.keep")} remove={t("delete")} />
      </div>
    </>
  );
}

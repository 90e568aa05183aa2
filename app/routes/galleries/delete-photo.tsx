import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { requireStaff } from "~/auth/guards.server";
import { deletePhoto, findPhoto } from "~/domain/galleries/photos.server";
import { submissionOf } from "~/domain/submissions/once.server";
import { DeleteForm } from "~/forms/delete-form";
import { parseId } from "~/forms/id";
import { readForm } from "~/forms/read-body.server";
import { languageOf } from "~/i18n/request-language.server";
import { translator } from "~/i18n/translator";
import { useTranslation } from "~/i18n/use-translation";
import { redirectWithFlash } from "~/platform/flash.server";
import { describeError, log } from "~/platform/log.server";
import { problemMeta } from "~/ui/error-page";
import { PageHeader } from "~/ui/page-header";
import { documentTitle } from "~/ui/page-meta";
import { Photo } from "~/ui/photo";
import { Bilingual } from "~/ui/text";
import { noSuchGallery, ownGallery } from "./gallery-access.server";
import { GalleryProblem } from "./gallery-problem";
import { usePhotoCaption } from "./photo-caption";

export const ErrorBoundary = GalleryProblem;

export const meta: MetaFunction<typeof loader> = ({ data, error }) =>
  data ? [{ title: data.pageTitle }] : problemMeta(error);

export async function loader({ request, params }: LoaderFunctionArgs) {
  const staff = await requireStaff(request, "galleries.publish");
  const gallery = await ownGallery(request, params.id, staff);
  const photoId = parseId(params.photoId);
  const photo = photoId === null ? null : await findPhoto(gallery.id, photoId);
  if (!photo) throw await noSuchGallery(request);
  const language = await languageOf(request);
  return {
    pageTitle: documentTitle(translator(language, "galleries")("delete-photo-page.title"), language),
    id: gallery.id,
    photo,
    isCover: gallery.coverPhotoId === photo.id,
  };
}

export async function action({ request, params }: ActionFunctionArgs) {
  const staff = await requireStaff(request, "galleries.publish");
  const { id } = await ownGallery(request, params.id, staff);
  const photoId = parseId(params.photoId);
  if (photoId === null) throw await noSuchGallery(request);
  const submission = await submissionOf(await readForm(request), `delete-photo:${id}:${photoId}`, staff);
  const back = `/edit-gallery/${id}`;
  try {
    const { outcome } = await deletePhoto({ staff, id, photoId }, submission);
    const key = outcome.done ? "galleries:photo-deleted" : "galleries:photo-already-deleted";
    return await redirectWithFlash(request, back, { kind: "success", key });
  } catch (error) {
    log.error("a photo could not be deleted", describeError(error));
    return redirectWithFlash(request, back, { kind: "error", key: "galleries:delete-photo-failed" });
  }
}

export default function DeletePhoto() {
  const { t } = useTranslation("galleries");
  const { id, photo, isCover } = useLoaderData<typeof loader>();
  const words = usePhotoCaption()(photo);
  const number = t("photo.of", { number: photo.number, total: photo.total });
  return (
    <>
      <PageHeader title={t("delete-photo-page.title")} crumbs={[{ title: t("title"), path: "/gallery" }]} />
      <div className="max-w-3xl">
        <Photo photo={photo} alt={words?.value ?? number} />
        <p className="mt-3 font-bold">{words ? <Bilingual text={words} /> : number}</p>
        <p className="my-4">
          {t("delete-photo-page.explain")}
          {isCover ? ` ${t("delete-photo-page.is-cover")}` : null}
        </p>
        <DeleteForm
          keepAt={`/edit-gallery/${id}#photo-${photo.id}`}
          keep={t("delete-photo-page.keep")}
          remove={t("delete")}
        />
      </div>
    </>
  );
}

import { useLoaderData } from "@remix-run/react";
import { href } from "~/addresses/href";
import { galleries } from "~/addresses/publications";
import { handler } from "~/auth/handler.server";
import { deletePhoto, findPhoto } from "~/domain/galleries/photos.server";
import { galleriesArea } from "~/features/publications/areas.server";
import { MissingPublication } from "~/features/publications/missing-publication";
import { noSuchPublication } from "~/features/publications/own-publication.server";
import { parseId } from "~/fields/id";
import { DeleteForm } from "~/forms";
import { submit } from "~/forms/submit.server";
import { useTranslation } from "~/i18n";
import { Bilingual, PageHeader, Photo } from "~/ui";
import { ownGallery } from "./gallery-access.server";
import { usePhotoCaption } from "./photo-caption";

export const ErrorBoundary = MissingPublication;

export const handle = { failure: "galleries:load-failed" };

export const loader = handler(galleries.deletePhoto, async ({ request, params, staff, language }) => {
  const gallery = await ownGallery(request, params.id, { staff, language });
  const photoId = parseId(params.photoId);
  const photo = photoId === null ? null : await findPhoto(gallery.id, photoId, { withWaiting: true });
  if (!photo) throw noSuchPublication(galleriesArea, language);
  return {
    id: gallery.id,
    photo,
    isCover: gallery.coverPhotoId === photo.id,
  };
});

export const action = handler(galleries.deletePhoto, async ({ request, params, staff, language }) => {
  const { id } = await ownGallery(request, params.id, { staff, language });
  const photoId = parseId(params.photoId);
  if (photoId === null) throw noSuchPublication(galleriesArea, language);
  const to = href(galleries.edit, { id });
  return submit(request, {
    form: `delete-photo:${id}:${photoId}`,
    by: staff,
    write: (_, submission) => deletePhoto({ staff, id, photoId }, submission),
    answer: ({ done }) => ({
      to,
      say: done ? "galleries:photo-deleted" : "galleries:photo-already-deleted",
    }),
    failed: { log: "failed to delete a photo", say: "galleries:delete-photo-failed", to },
  });
});

export default function DeletePhoto() {
  const { t } = useTranslation("galleries");
  const { id, photo, isCover } = useLoaderData<typeof loader>();
  const words = usePhotoCaption()(photo);
  const number = t("photo.of", { number: photo.number, total: photo.total });
  return (
    <>
      <PageHeader />
      <div className="max-w-3xl">
        <Photo photo={photo} alt={words?.value ?? number} />
        <p className="mt-3 font-bold">{words ? <Bilingual text={words} /> : number}</p>
        <p className="my-4">
          {t("delete-photo-page.explain")}
          {isCover ? ` ${t("delete-photo-page.is-cover")}` : null}
        </p>
        <DeleteForm
          keepAt={`${href(galleries.edit, { id })}#photo-${photo.id}`}
          keep={t("delete-photo-page.keep")}
          remove={t("delete")}
        />
      </div>
    </>
  );
}

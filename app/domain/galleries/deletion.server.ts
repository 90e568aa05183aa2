import { and, eq } from "drizzle-orm";
import { galleries, galleryPhotos } from "~/db/schema";
import type { Editor } from "~/domain/accounts/authorship";
import { record } from "~/domain/audit/record.server";
import { forgetPhotos } from "~/domain/photos/stored-photo.server";
import { once, type Submission } from "~/domain/submissions/once.server";
import { actorOf, changeable, lockGallery, subjectOf } from "./ownership.server";

/** Deletes a gallery with all its photos; false where there is none, or none that this editor may delete. */
export const deleteGallery = (staff: Editor, id: number, submission: Submission) =>
  once(submission, async (tx) => {
    if (!(await lockGallery(tx, staff, id))) return { done: false };
    const photos = await tx
      .delete(galleryPhotos)
      .where(eq(galleryPhotos.galleryId, id))
      .returning({ key: galleryPhotos.photoKey });
    await forgetPhotos(
      tx,
      photos.map(({ key }) => key),
    );
    await tx.delete(galleries).where(changeable(staff, id));
    const entry = { actor: actorOf(staff), action: "gallery.delete", subject: subjectOf(id) };
    await record(tx, { ...entry, detail: { photos: photos.length } });
    return { done: true };
  });

type OnePhoto = { staff: Editor; id: number; photoId: number };

/** Deletes one photo of a gallery that may be changed; a cover that goes leaves the gallery without one. */
export const deletePhoto = ({ staff, id, photoId }: OnePhoto, submission: Submission) =>
  once(submission, async (tx) => {
    if (!(await lockGallery(tx, staff, id))) return { done: false };
    const [photo] = await tx
      .delete(galleryPhotos)
      .where(and(eq(galleryPhotos.id, photoId), eq(galleryPhotos.galleryId, id)))
      .returning({ key: galleryPhotos.photoKey, name: galleryPhotos.photoName });
    if (!photo) return { done: false };
    await forgetPhotos(tx, [photo.key]);
    const entry = { actor: actorOf(staff), action: "gallery.delete-photo", subject: subjectOf(id) };
    await record(tx, { ...entry, detail: { photo: photoId, name: photo.name } });
    return { done: true };
  });

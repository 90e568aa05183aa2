import { and, asc, desc, eq, inArray, isNull, type SQL, sql } from "drizzle-orm";
import { db, galleryPhotos } from "~/db";
import { countRows } from "~/db/row-counts.server";
import { byStaff, record } from "~/domain/audit/record.server";
import { queuePhotoDeletion } from "~/domain/photos/stored-photo.server";
import type { Editor } from "~/domain/publications/authorship.server";
import { once, type Submission } from "~/domain/submissions/once.server";
import { pageOf } from "~/fields/pagination";
import { shownPhotos } from "./list.server";
import { lockGallery, subjectOf } from "./ownership.server";

/** As many as fit their alternative texts into one form. */
const PHOTOS_PER_PAGE = 48;

const photoColumns = {
  id: galleryPhotos.id,
  titleAr: galleryPhotos.titleAr,
  title: galleryPhotos.title,
  photoKey: galleryPhotos.photoKey,
  photoName: galleryPhotos.photoName,
  photoWidth: galleryPhotos.photoWidth,
  photoHeight: galleryPhotos.photoHeight,
  photoBytes: galleryPhotos.photoBytes,
};

export type GalleryPhoto = Awaited<ReturnType<typeof listPhotos>>["photos"][number];

type Whose = { withWaiting?: boolean };

const photosOf = (galleryId: number, { withWaiting }: Whose) =>
  and(eq(galleryPhotos.galleryId, galleryId), withWaiting ? undefined : isNull(galleryPhotos.waitsFor));

async function countPhotos(galleryId: number, { withWaiting }: Whose): Promise<number> {
  if (withWaiting) return countRows(galleryPhotos, String(galleryId));
  const [counted] = await db.execute<{ photos: number }>(
    sql`select ${shownPhotos(sql`${galleryId}::int`)} as photos`,
  );
  return Number(counted!.photos);
}

/**
 * Returns a page of photos; `first` is the number of its first one, from 1. Photos of an unpublished draft are included
 * only for editing.
 */
export async function listPhotos(galleryId: number, requestedPage: number, whose: Whose = {}) {
  const ofGallery = photosOf(galleryId, whose);
  const total = await countPhotos(galleryId, whose);
  const { page, pages, offset } = pageOf(requestedPage, total, PHOTOS_PER_PAGE);
  const order = [asc(galleryPhotos.orderIndex), asc(galleryPhotos.id)];
  const ofPage = db
    .select({ id: galleryPhotos.id })
    .from(galleryPhotos)
    .where(ofGallery)
    .orderBy(...order)
    .limit(PHOTOS_PER_PAGE)
    .offset(offset);
  const photos = await db
    .select(photoColumns)
    .from(galleryPhotos)
    .where(inArray(galleryPhotos.id, ofPage))
    .orderBy(...order);
  return { photos, total, page, pages, first: offset + 1 };
}

export const pageOfPlace = (place: number): number => Math.floor(place / PHOTOS_PER_PAGE) + 1;

export async function findPhoto(galleryId: number, photoId: number, whose: Whose = {}) {
  const ofGallery = photosOf(galleryId, whose);
  const [photo] = await db
    .select({ ...photoColumns, index: galleryPhotos.orderIndex })
    .from(galleryPhotos)
    .where(and(ofGallery, eq(galleryPhotos.id, photoId)));
  if (!photo) return null;
  const { index, ...rest } = photo;
  const place = sql`(${galleryPhotos.orderIndex}, ${galleryPhotos.id})`;
  const here = sql`(${index}::int, ${photoId}::int)`;
  const neighbour = async (side: SQL, order: typeof asc) => {
    const [found] = await db
      .select({ id: galleryPhotos.id })
      .from(galleryPhotos)
      .where(and(ofGallery, side))
      .orderBy(order(galleryPhotos.orderIndex), order(galleryPhotos.id))
      .limit(1);
    return found?.id ?? null;
  };
  const [before, total, previous, next] = await Promise.all([
    db.$count(galleryPhotos, and(ofGallery, sql`${place} < ${here}`)),
    countPhotos(galleryId, whose),
    neighbour(sql`${place} < ${here}`, desc),
    neighbour(sql`${place} > ${here}`, asc),
  ]);
  return { ...rest, number: before + 1, total, previous, next };
}

type Move = { staff: Editor; id: number; photoId: number; by: 1 | -1 };

/** Moves a photo earlier (-1) or later (1). Returns its new index, or null if it does not exist. */
export const movePhoto = ({ staff, id, photoId, by }: Move, submission: Submission) =>
  once(submission, async (tx): Promise<{ place: number | null }> => {
    if (!(await lockGallery(tx, staff, id))) return { place: null };
    const photos = await tx
      .select({ id: galleryPhotos.id, index: galleryPhotos.orderIndex })
      .from(galleryPhotos)
      .where(eq(galleryPhotos.galleryId, id))
      .orderBy(asc(galleryPhotos.orderIndex), asc(galleryPhotos.id));
    const from = photos.findIndex((photo) => photo.id === photoId);
    if (from < 0) return { place: null };
    const to = Math.min(Math.max(from + by, 0), photos.length - 1);
    photos.splice(to, 0, ...photos.splice(from, 1));
    for (const [place, photo] of photos.entries()) {
      if (photo.index !== place)
        await tx.update(galleryPhotos).set({ orderIndex: place }).where(eq(galleryPhotos.id, photo.id));
    }
    return { place: to };
  });

type OnePhoto = { staff: Editor; id: number; photoId: number };

/** Deletes a photo; if it was the cover, the gallery has none afterwards. */
export const deletePhoto = ({ staff, id, photoId }: OnePhoto, submission: Submission) =>
  once(submission, async (tx) => {
    if (!(await lockGallery(tx, staff, id))) return { done: false };
    const [photo] = await tx
      .delete(galleryPhotos)
      .where(and(eq(galleryPhotos.id, photoId), eq(galleryPhotos.galleryId, id)))
      .returning({ key: galleryPhotos.photoKey, name: galleryPhotos.photoName });
    if (!photo) return { done: false };
    await queuePhotoDeletion(tx, [photo.key]);
    await record(tx, byStaff(staff), {
      action: "gallery.delete-photo",
      subject: subjectOf(id),
      detail: { photo: photoId, name: photo.name },
    });
    return { done: true };
  });

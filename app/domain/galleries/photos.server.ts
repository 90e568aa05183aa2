import { and, asc, desc, eq, inArray, type SQL, sql } from "drizzle-orm";
import { db } from "~/db/client.server";
import { countRows } from "~/db/row-counts.server";
import { galleryPhotos } from "~/db/schema";
import { byStaff, record } from "~/domain/audit/record.server";
import type { Editor } from "~/domain/news/authorship.server";
import { forgetPhotos } from "~/domain/photos/stored-photo.server";
import { once, type Submission } from "~/domain/submissions/once.server";
import { pageOf } from "~/fields/pagination";
import { lockGallery, subjectOf } from "./ownership.server";

/** Their alternative texts fit in one form. */
const PHOTOS_PER_PAGE = 48;

const shown = {
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

/** `first` is the number of its first one, from 1. */
export async function listPhotos(galleryId: number, asked: number) {
  const ofGallery = eq(galleryPhotos.galleryId, galleryId);
  const total = await countRows(galleryPhotos, String(galleryId));
  const { page, pages, offset } = pageOf(asked, total, PHOTOS_PER_PAGE);
  const order = [asc(galleryPhotos.orderIndex), asc(galleryPhotos.id)];
  const ofPage = db
    .select({ id: galleryPhotos.id })
    .from(galleryPhotos)
    .where(ofGallery)
    .orderBy(...order)
    .limit(PHOTOS_PER_PAGE)
    .offset(offset);
  const photos = await db
    .select(shown)
    .from(galleryPhotos)
    .where(inArray(galleryPhotos.id, ofPage))
    .orderBy(...order);
  return { photos, total, page, pages, first: offset + 1 };
}

export const pageOfPlace = (place: number): number => Math.floor(place / PHOTOS_PER_PAGE) + 1;

export async function findPhoto(galleryId: number, photoId: number) {
  const ofGallery = eq(galleryPhotos.galleryId, galleryId);
  const [photo] = await db
    .select({ ...shown, index: galleryPhotos.orderIndex })
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
    countRows(galleryPhotos, String(galleryId)),
    neighbour(sql`${place} < ${here}`, desc),
    neighbour(sql`${place} > ${here}`, asc),
  ]);
  return { ...rest, number: before + 1, total, previous, next };
}

type Move = { staff: Editor; id: number; photoId: number; by: 1 | -1 };

/** Earlier (-1) or later (1); the answer is its place from 0, null where it has none. */
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

/** A cover that goes leaves the gallery without one. */
export const deletePhoto = ({ staff, id, photoId }: OnePhoto, submission: Submission) =>
  once(submission, async (tx) => {
    if (!(await lockGallery(tx, staff, id))) return { done: false };
    const [photo] = await tx
      .delete(galleryPhotos)
      .where(and(eq(galleryPhotos.id, photoId), eq(galleryPhotos.galleryId, id)))
      .returning({ key: galleryPhotos.photoKey, name: galleryPhotos.photoName });
    if (!photo) return { done: false };
    await forgetPhotos(tx, [photo.key]);
    await record(tx, byStaff(staff), "gallery.delete-photo", subjectOf(id), {
      photo: photoId,
      name: photo.name,
    });
    return { done: true };
  });

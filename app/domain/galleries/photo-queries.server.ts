import { and, asc, desc, eq, inArray, type SQL, sql } from "drizzle-orm";
import { db } from "~/db/client.server";
import { countKept } from "~/db/row-counts.server";
import { galleryPhotos } from "~/db/schema";
import { pageOf } from "./list-page";

/** As many thumbnails as a page shows; their alternative texts fit in one form. */
export const PHOTOS_PER_PAGE = 48;

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

/** One page of a gallery's photos in their order; `first` is the number of its first one, from 1. */
export async function listPhotos(galleryId: number, asked: number) {
  const ofGallery = eq(galleryPhotos.galleryId, galleryId);
  const total = await countKept(galleryPhotos, String(galleryId));
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

/** The page of a gallery on which the photo of this place (from 0) stands. */
export const pageOfPlace = (place: number): number => Math.floor(place / PHOTOS_PER_PAGE) + 1;

/** One photo of a gallery with its number from 1, how many there are, and its neighbours' ids; or null. */
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
    countKept(galleryPhotos, String(galleryId)),
    neighbour(sql`${place} < ${here}`, desc),
    neighbour(sql`${place} > ${here}`, asc),
  ]);
  return { ...rest, number: before + 1, total, previous, next };
}

import { and, asc, eq, inArray, lte, sql } from "drizzle-orm";
import { db, galleries, galleryPhotos, type Tx } from "~/db";
import { type ProjectedVersion, type Projection, publicationKind } from "~/domain/publications/kind";
import { columnsOfTexts, emptyTexts, type TextsOf, textsInRow } from "~/domain/publications/text-fields";
import { now } from "~/platform/clock.server";
import { galleryTexts } from "./input";

type Caption = { id: number; title_ar: string | null; title: string | null };

/** A version of a gallery holds its texts; photos are added and removed individually. */
export type GalleryFields = TextsOf<typeof galleryTexts> & {
  captions: Caption[];
  /** The cover photo of this version; null if none was chosen. */
  cover: number | null;
};

async function captionsOf(id: number, on: Tx | typeof db): Promise<Caption[]> {
  return on
    .select({ id: galleryPhotos.id, title_ar: galleryPhotos.titleAr, title: galleryPhotos.title })
    .from(galleryPhotos)
    .where(eq(galleryPhotos.galleryId, id))
    .orderBy(asc(galleryPhotos.id));
}

async function write(tx: Tx, id: number, { fields, number }: ProjectedVersion<GalleryFields>) {
  const { captions, cover, ...texts } = fields;
  const photos = await captionsOf(id, tx);
  const isThere = (photo: number | null) => photos.some((each) => each.id === photo);
  await tx
    .update(galleries)
    .set({
      ...columnsOfTexts(galleryTexts, texts),
      ...{ version: number, updatedAt: sql`now()` },
      ...(isThere(cover) && { coverPhotoId: cover }),
    })
    .where(eq(galleries.id, id));
  for (const caption of captions) {
    const photo = photos.find((each) => each.id === caption.id);
    if (!photo || (photo.title_ar === caption.title_ar && photo.title === caption.title)) continue;
    const words = { titleAr: caption.title_ar, title: caption.title };
    await tx.update(galleryPhotos).set(words).where(eq(galleryPhotos.id, photo.id));
  }
}

/** Publishes the photos that were added with this version or an earlier one. */
async function showPhotos(tx: Tx, id: number, number: number): Promise<void> {
  const waiting = and(eq(galleryPhotos.galleryId, id), lte(galleryPhotos.waitsFor, number));
  const photos = await tx.select({ id: galleryPhotos.id }).from(galleryPhotos).where(waiting);
  const ids = photos.map((photo) => photo.id);
  if (ids.length)
    await tx.update(galleryPhotos).set({ waitsFor: null }).where(inArray(galleryPhotos.id, ids));
}

const projection: Projection<GalleryFields> = {
  drawId: () => Promise.reject(new Error("a gallery begins as a row")),
  async read(id, tx) {
    const found = (tx ?? db).select().from(galleries).where(eq(galleries.id, id));
    const [gallery] = await (tx ? found.for("update") : found);
    if (!gallery) return null;
    const { version, authorId, createdAt, updatedAt } = gallery;
    return {
      fields: { ...textsInRow(galleryTexts, gallery), captions: await captionsOf(id, tx ?? db), cover: null },
      ...{ version, authorId, createdAt, changedAt: updatedAt },
      isPublic: gallery.publishedAt !== null,
    };
  },
  async show(tx, id, version) {
    await write(tx, id, version);
    await showPhotos(tx, id, version.number);
    await tx
      .update(galleries)
      .set({ publishedAt: sql`coalesce(${galleries.publishedAt}, ${now().toISOString()}::timestamptz)` })
      .where(eq(galleries.id, id));
  },
  async hide(tx, id) {
    await tx.update(galleries).set({ publishedAt: null, updatedAt: sql`now()` }).where(eq(galleries.id, id));
  },
  async keep(tx, id, version) {
    await write(tx, id, version);
    await showPhotos(tx, id, version.number);
  },
};

export const galleryKind = publicationKind<GalleryFields>({
  name: "galleries",
  noun: "gallery",
  empty: { ...emptyTexts(galleryTexts), captions: [], cover: null },
  filesOf: () => ({ photoKey: null, fileKeys: [] }),
  projection,
});

import { inArray } from "drizzle-orm";
import { contentRevisions, db, events, galleryPhotos, news, type Tx } from "~/db";
import { queueFileDeletion } from "~/domain/files/sweep.server";
import { withCleanup } from "~/domain/files/with-cleanup.server";
import { describeError, log } from "~/platform/log.server";
import type { PhotoBytes } from "~/platform/photo-path";
import { photoKeys, storePhoto } from "~/platform/photos.server";
import { storage } from "~/platform/storage/storage.server";
import type { CheckedPhoto } from "./checked-photo.server";

const tables = [news, events, galleryPhotos, contentRevisions] as const;

async function namedPhotos(keys: string[]): Promise<Set<string>> {
  const rows = await Promise.all(
    tables.map((table) =>
      db.select({ key: table.photoKey }).from(table).where(inArray(table.photoKey, keys)),
    ),
  );
  return new Set(rows.flat().flatMap(({ key }) => key ?? []));
}

export type StoredPhoto = {
  photoKey: string;
  photoName: string;
  photoWidth: number;
  photoHeight: number;
  photoBytes: PhotoBytes;
};

type Prefix = Parameters<typeof storePhoto>[0];

async function deleteUnnamed(key: string): Promise<void> {
  try {
    if ((await namedPhotos([key])).has(key)) return;
    await Promise.all(photoKeys(key).map((file) => storage().delete(file)));
  } catch (error) {
    log.warn("left the photo of a failed write to the sweeper", describeError(error));
  }
}

/** Stores a photo. The caller must store a row that names it, or the sweeper deletes it. */
export async function storeCheckedPhoto(prefix: Prefix, photo: CheckedPhoto): Promise<StoredPhoto> {
  const { key, width, height, bytes } = await storePhoto(prefix, photo.prepared);
  return { photoKey: key, photoName: photo.name, photoWidth: width, photoHeight: height, photoBytes: bytes };
}

/** Deletes the photo again unless a row names it after `work`. */
export async function withStoredPhoto<Result>(
  prefix: Prefix,
  photo: CheckedPhoto | null,
  work: (stored: StoredPhoto | null) => Promise<Result>,
): Promise<Result> {
  if (!photo) return work(null);
  const stored = await storeCheckedPhoto(prefix, photo);
  return withCleanup(
    () => work(stored),
    () => deleteUnnamed(stored.photoKey),
  );
}

/** To be called in the transaction that removes the photos from their rows. */
export const queuePhotoDeletion = (tx: Tx, keys: Array<string | null>): Promise<void> =>
  queueFileDeletion(
    tx,
    keys.flatMap((key) => (key ? photoKeys(key) : [])),
  );

import { and, eq, inArray, sql } from "drizzle-orm";
import { db, type Tx } from "~/db/client.server";
import { audit, galleries, galleryPhotos } from "~/db/schema";
import { byStaff, record } from "~/domain/audit/record.server";
import { changeable, type Editor } from "~/domain/news/authorship.server";
import { excerpt } from "~/domain/news/excerpt";
import { forgetPhotos } from "~/domain/photos/stored-photo.server";
import { once, type Submission } from "~/domain/submissions/once.server";
import { now } from "~/platform/clock.server";
import type { AltTexts, GalleryInput } from "./input";
import { galleryDay, photoCount } from "./list.server";
import { lockGallery, subjectOf } from "./ownership.server";
import { setCover } from "./publication.server";

export async function findGallery(id: number) {
  const [found] = await db
    .select({
      gallery: galleries,
      photos: photoCount,
      day: galleryDay,
    })
    .from(galleries)
    .where(eq(galleries.id, id));
  if (!found) return null;
  const { searchKey: _, ...gallery } = found.gallery;
  return { ...gallery, photos: found.photos, day: found.day };
}

export type Gallery = NonNullable<Awaited<ReturnType<typeof findGallery>>>;

export async function wasDeleted(id: number): Promise<boolean> {
  const deletion = and(eq(audit.subject, subjectOf(id)), eq(audit.action, "gallery.delete"));
  return (await db.$count(audit, deletion)) > 0;
}

const textsOf = ({ title_ar, title, description_ar, description }: GalleryInput) => ({
  titleAr: title_ar,
  title: title ?? null,
  descriptionAr: description_ar,
  description: description ?? null,
});

export const createDraft = (staff: Editor, value: GalleryInput, submission: Submission) =>
  once(submission, async (tx) => {
    const [gallery] = await tx
      .insert(galleries)
      .values({ ...textsOf(value), authorId: staff.id, createdAt: now() })
      .returning({ id: galleries.id });
    await record(tx, byStaff(staff), "gallery.draft", subjectOf(gallery!.id));
    return { id: gallery!.id };
  });

async function saveAltTexts(tx: Tx, galleryId: number, texts: AltTexts): Promise<void> {
  if (!texts.size) return;
  const photos = await tx
    .select({ id: galleryPhotos.id, titleAr: galleryPhotos.titleAr, title: galleryPhotos.title })
    .from(galleryPhotos)
    .where(and(eq(galleryPhotos.galleryId, galleryId), inArray(galleryPhotos.id, [...texts.keys()])));
  for (const { id, titleAr, title } of photos) {
    const written = texts.get(id)!;
    if (written.titleAr !== titleAr || written.title !== title)
      await tx.update(galleryPhotos).set(written).where(eq(galleryPhotos.id, id));
  }
}

type Texts = ReturnType<typeof textsOf>;

const changedTexts = (old: Texts, written: Texts) =>
  Object.fromEntries(
    (Object.keys(written) as (keyof Texts)[])
      .filter((field) => old[field] !== written[field])
      .map((field) => [field, { before: excerpt(old[field] ?? ""), after: excerpt(written[field] ?? "") }]),
  );

type Changes = { texts: GalleryInput; altTexts: AltTexts; cover: number | null };
type Save = { staff: Editor; id: number; changes: Changes; seenVersion: number | null };
export type SaveOutcome = { done: true } | { done: false; because: "not-yours" | "changed-meanwhile" };

/** The cover stays where none of its photos was chosen. `seenVersion` null means: whatever is there now. */
export const saveGallery = ({ staff, id, changes, seenVersion }: Save, submission: Submission) =>
  once(submission, async (tx): Promise<SaveOutcome> => {
    const old = await lockGallery(tx, staff, id);
    if (!old) return { done: false, because: "not-yours" };
    if (seenVersion !== null && seenVersion !== old.version)
      return { done: false, because: "changed-meanwhile" };
    const texts = textsOf(changes.texts);
    await tx
      .update(galleries)
      .set({ ...texts, version: old.version + 1, updatedAt: sql`now()` })
      .where(changeable(galleries, staff, id));
    await saveAltTexts(tx, id, changes.altTexts);
    if (changes.cover !== null) await setCover(tx, staff, id, changes.cover);
    await record(tx, byStaff(staff), "gallery.update", subjectOf(id), changedTexts(old, texts));
    return { done: true };
  });

/** False where there is none, or none that this editor may delete. */
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
    await tx.delete(galleries).where(changeable(galleries, staff, id));
    await record(tx, byStaff(staff), "gallery.delete", subjectOf(id), { photos: photos.length });
    return { done: true };
  });

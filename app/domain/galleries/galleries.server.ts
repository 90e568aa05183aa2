import { and, eq } from "drizzle-orm";
import { audit, db, galleries, galleryPhotos } from "~/db";
import { byStaff, record } from "~/domain/audit/record.server";
import { forgetPhotos } from "~/domain/photos/stored-photo.server";
import { type Editor, mayChange } from "~/domain/revisions/authorship.server";
import type { Hours } from "~/domain/revisions/hours";
import { type Before, saveVersion } from "~/domain/revisions/save.server";
import { openItem, removeItem } from "~/domain/revisions/versions.server";
import { once, type Submission } from "~/domain/submissions/once.server";
import { now } from "~/platform/clock.server";
import { excerpt } from "~/platform/excerpt";
import type { AltTexts, GalleryInput } from "./input";
import { galleryDay, photoCount } from "./list.server";
import { subjectOf } from "./ownership.server";
import { type GalleryFields, galleriesShelf } from "./shelf.server";

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

const textNames = ["title_ar", "title", "description_ar", "description"] as const;

const changedTexts = (old: GalleryFields, written: GalleryFields) =>
  Object.fromEntries(
    textNames
      .filter((name) => old[name] !== written[name])
      .map((name) => [name, { before: excerpt(old[name] ?? ""), after: excerpt(written[name] ?? "") }]),
  );

/** Of a photo that came later, only what is said of it. */
function captionsWith(captions: GalleryFields["captions"], written: AltTexts): GalleryFields["captions"] {
  const kept = captions.map((caption) => {
    const { titleAr, title } = written.get(caption.id) ?? { titleAr: caption.title_ar, title: caption.title };
    return { id: caption.id, title_ar: titleAr, title };
  });
  const added = [...written].filter(
    ([id, { titleAr, title }]) => (titleAr || title) && !captions.some((caption) => caption.id === id),
  );
  return [...kept, ...added.map(([id, { titleAr, title }]) => ({ id, title_ar: titleAr, title }))];
}

type Changes = { texts: GalleryInput; altTexts: AltTexts; cover: number | null };
type Save = {
  staff: Editor;
  id: number;
  changes: Changes;
  seenVersion: number | null;
  publish: Hours | null;
};

/** The cover stays where none of its photos was chosen. `seenVersion` null means: whatever is there now. */
export const saveGallery = ({ staff, id, changes, seenVersion, publish }: Save, submission: Submission) => {
  const { title_ar, title = null, description_ar, description = null } = changes.texts;
  const write = (before: Before<GalleryFields> | null) => {
    const captions = captionsWith(before?.fields.captions ?? [], changes.altTexts);
    const cover = changes.cover ?? (before?.waits ? before.fields.cover : null);
    const fields = { title_ar, title, description_ar, description, captions, cover };
    return { fields, detail: before ? changedTexts(before.fields, fields) : {} };
  };
  return saveVersion(galleriesShelf, { staff, id, seen: seenVersion, publish, write }, submission);
};

/** With all its versions. False where there is none, or none that this editor may delete. */
export const deleteGallery = (staff: Editor, id: number, submission: Submission) =>
  once(submission, async (tx) => {
    const there = await openItem(tx, galleriesShelf, id);
    if (!there || !mayChange(staff, there)) return { done: false };
    await removeItem(tx, galleriesShelf, there);
    const photos = await tx
      .delete(galleryPhotos)
      .where(eq(galleryPhotos.galleryId, id))
      .returning({ key: galleryPhotos.photoKey });
    await forgetPhotos(
      tx,
      photos.map(({ key }) => key),
    );
    await tx.delete(galleries).where(eq(galleries.id, id));
    await record(tx, byStaff(staff), "gallery.delete", subjectOf(id), { photos: photos.length });
    return { done: true };
  });

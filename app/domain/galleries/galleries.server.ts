import { eq } from "drizzle-orm";
import { db, galleries, galleryPhotos } from "~/db";
import { byStaff, record } from "~/domain/audit/record.server";
import { queuePhotoDeletion } from "~/domain/photos/stored-photo.server";
import type { Editor } from "~/domain/publications/authorship.server";
import { deletePublication, savePublication } from "~/domain/publications/save.server";
import { columnsOfTexts, textNames, textsFromForm } from "~/domain/publications/text-fields";
import type { Hours } from "~/domain/revisions/hours";
import type { PreviousState } from "~/domain/revisions/save.server";
import { once, type Submission } from "~/domain/submissions/once.server";
import { now } from "~/platform/clock.server";
import { excerpt } from "~/platform/excerpt";
import { type AltTexts, type GalleryInput, galleryTexts } from "./input";
import { type GalleryFields, galleryKind } from "./kind.server";
import { galleryDay, photoCount } from "./list.server";
import { subjectOf } from "./ownership.server";

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

export const createDraft = (staff: Editor, value: GalleryInput, submission: Submission) =>
  once(submission, async (tx) => {
    const [gallery] = await tx
      .insert(galleries)
      .values({
        ...columnsOfTexts(galleryTexts, textsFromForm(galleryTexts, value)),
        authorId: staff.id,
        createdAt: now(),
      })
      .returning({ id: galleries.id });
    await record(tx, byStaff(staff), { action: "gallery.draft", subject: subjectOf(gallery!.id) });
    return { id: gallery!.id };
  });

const changedTexts = (old: GalleryFields, written: GalleryFields) =>
  Object.fromEntries(
    textNames(galleryTexts)
      .filter((name) => old[name] !== written[name])
      .map((name) => [name, { before: excerpt(old[name] ?? ""), after: excerpt(written[name] ?? "") }]),
  );

/** A photo added later may have captions only. */
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

/** Saves texts and cover; without a chosen photo, the cover stays. A null `seenVersion` accepts any version. */
export const saveGallery = ({ staff, id, changes, seenVersion, publish }: Save, submission: Submission) => {
  const write = (before: PreviousState<GalleryFields> | null) => {
    const captions = captionsWith(before?.fields.captions ?? [], changes.altTexts);
    const cover = changes.cover ?? (before?.waits ? before.fields.cover : null);
    const fields = { ...textsFromForm(galleryTexts, changes.texts), captions, cover };
    return { fields, detail: before ? changedTexts(before.fields, fields) : {} };
  };
  return savePublication(galleryKind, { staff, id, seen: seenVersion, publish, write }, submission);
};

/** Deletes a gallery with all its versions. False if it does not exist or the editor may not delete it. */
export const deleteGallery = (staff: Editor, id: number, submission: Submission) =>
  deletePublication(
    galleryKind,
    {
      staff,
      id,
      forget: async (tx) => {
        const photos = await tx
          .delete(galleryPhotos)
          .where(eq(galleryPhotos.galleryId, id))
          .returning({ key: galleryPhotos.photoKey });
        const keys = photos.map(({ key }) => key);
        await queuePhotoDeletion(tx, keys);
        await tx.delete(galleries).where(eq(galleries.id, id));
        return { photos: keys.length };
      },
    },
    submission,
  );

import { and, eq, inArray, sql } from "drizzle-orm";
import type { Tx } from "~/db/client.server";
import { galleries, galleryPhotos } from "~/db/schema";
import type { Editor } from "~/domain/accounts/authorship";
import { record } from "~/domain/audit/record.server";
import { excerpt } from "~/domain/news/excerpt";
import { once, type Submission } from "~/domain/submissions/once.server";
import type { AltTexts } from "./alt-texts";
import { textsOf } from "./draft.server";
import type { GalleryInput } from "./input";
import { actorOf, changeable, lockGallery, subjectOf } from "./ownership.server";
import { setCover } from "./publication.server";

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

/**
 * Saves a gallery's texts, the alternative texts of its photos and its cover, which stays where none of its photos
 * was chosen. `seenVersion` is the version the writer started from; null means: whatever is there now.
 */
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
      .where(changeable(staff, id));
    await saveAltTexts(tx, id, changes.altTexts);
    if (changes.cover !== null) await setCover(tx, staff, id, changes.cover);
    const entry = { actor: actorOf(staff), action: "gallery.update", subject: subjectOf(id) };
    await record(tx, { ...entry, detail: changedTexts(old, texts) });
    return { done: true };
  });

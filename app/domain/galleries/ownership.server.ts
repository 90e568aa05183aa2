import { galleries, type Tx } from "~/db";
import { type Editor, editableByCondition, mayChange } from "~/domain/publications/authorship.server";

/** Locks a gallery until the transaction ends; null if this member of staff may not change it. */
export async function lockGallery(tx: Tx, staff: Editor, id: number) {
  const [gallery] = await tx
    .select()
    .from(galleries)
    .where(editableByCondition(galleries, staff, id))
    .for("update");
  return gallery ?? null;
}

export const subjectOf = (id: number): string => `gallery:${id}`;

/** A draft is visible only to those who may change it. */
export const maySee = (
  staff: Editor | null,
  gallery: { authorId: string; publishedAt: Date | null },
): boolean => gallery.publishedAt !== null || (staff !== null && mayChange(staff, gallery));

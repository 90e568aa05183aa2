import { galleries, type Tx } from "~/db";
import { type Editor, editableByCondition, mayChange } from "~/domain/publications/authorship.server";

/** Until the transaction ends; null for one that this member of staff may not change. */
export async function lockGallery(tx: Tx, staff: Editor, id: number) {
  const [gallery] = await tx
    .select()
    .from(galleries)
    .where(editableByCondition(galleries, staff, id))
    .for("update");
  return gallery ?? null;
}

export const subjectOf = (id: number): string => `gallery:${id}`;

/** A draft is seen only by those who may change it. */
export const maySee = (
  staff: Editor | null,
  gallery: { authorId: string; publishedAt: Date | null },
): boolean => gallery.publishedAt !== null || (staff !== null && mayChange(staff, gallery));

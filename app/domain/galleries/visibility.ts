import { type Editor, mayChange } from "~/domain/accounts/authorship";

/** A draft is seen only by those who may change it; whatever is published, by everyone. */
export const maySee = (
  staff: Editor | null,
  gallery: { authorId: string; publishedAt: Date | null },
): boolean => gallery.publishedAt !== null || (staff !== null && mayChange(staff, gallery));

import type { StaffUser } from "~/domain/accounts/identities";

/** What the rules of authorship need to know of a member of staff. */
export type Editor = Pick<StaffUser, "id" | "role">;

/** Editors change only their own articles, admins any (specification 1, §6). */
export const mayChange = (staff: Editor, article: { authorId: string }) =>
  staff.role === "admin" || (staff.role === "editor" && article.authorId === staff.id);

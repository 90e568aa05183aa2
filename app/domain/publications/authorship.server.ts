import { and, eq, type SQL } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import type { StaffUser } from "~/domain/accounts/identities";

export type Editor = Pick<StaffUser, "id" | "role">;

/** Editors change only their own publications, admins any (specification 1, §6). */
export const mayChange = (staff: Editor, publication: { authorId: string }) =>
  staff.role === "admin" || (staff.role === "editor" && publication.authorId === staff.id);

/** The same rule as a condition of the writing statement, which then finds no row of another author. */
export const editableByCondition = (
  table: { id: PgColumn; authorId: PgColumn },
  staff: Editor,
  id: number,
): SQL | undefined =>
  staff.role === "admin" ? eq(table.id, id) : and(eq(table.id, id), eq(table.authorId, staff.id));

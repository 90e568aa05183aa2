import { and, eq, type SQL } from "drizzle-orm";
import type { Tx } from "~/db/client.server";
import { galleries } from "~/db/schema";
import type { Editor } from "~/domain/accounts/authorship";
import type { Actor } from "~/domain/audit/record.server";

/** The rule of `mayChange` as a condition: another editor's gallery is not found by the statement that writes. */
export const changeable = (staff: Editor, id: number): SQL | undefined =>
  staff.role === "admin" ? eq(galleries.id, id) : and(eq(galleries.id, id), eq(galleries.authorId, staff.id));

/** A gallery that this member of staff may change, locked until the transaction ends; null for any other. */
export async function lockGallery(tx: Tx, staff: Editor, id: number) {
  const [gallery] = await tx.select().from(galleries).where(changeable(staff, id)).for("update");
  return gallery ?? null;
}

export const actorOf = (staff: Editor): Actor => ({ kind: "staff", id: staff.id });
export const subjectOf = (id: number): string => `gallery:${id}`;

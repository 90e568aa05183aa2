import { and, asc, eq, inArray, isNull } from "drizzle-orm";
import { db, type Tx } from "~/db/client.server";
import { staffUsers } from "~/db/schema";

const active = and(inArray(staffUsers.role, ["admin", "editor"]), isNull(staffUsers.disabledAt));

/** The active editors and admins, by name: who may look after a message. */
export const listCaretakers = () =>
  db
    .select({ id: staffUsers.id, name: staffUsers.fullName })
    .from(staffUsers)
    .where(active)
    .orderBy(asc(staffUsers.fullName), asc(staffUsers.id));

/** The name of an active editor or admin, or null for anybody else. */
export async function findCaretaker(tx: Tx, id: string): Promise<string | null> {
  const [found] = await tx
    .select({ name: staffUsers.fullName })
    .from(staffUsers)
    .where(and(eq(staffUsers.id, id), active));
  return found?.name ?? null;
}

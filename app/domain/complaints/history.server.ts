import { and, asc, desc, eq, inArray } from "drizzle-orm";
import { db } from "~/db/client.server";
import { contactEvents, outbox, staffUsers } from "~/db/schema";

/** What happened to a message since it came, oldest first; a reply's letter with how far it got. */
export const listHistory = (contactId: number) =>
  db
    .select({
      id: contactEvents.id,
      kind: contactEvents.kind,
      text: contactEvents.text,
      before: contactEvents.before,
      after: contactEvents.after,
      at: contactEvents.at,
      by: staffUsers.fullName,
      delivery: outbox.state,
      failure: outbox.lastError,
    })
    .from(contactEvents)
    .leftJoin(staffUsers, eq(staffUsers.id, contactEvents.staffId))
    .leftJoin(outbox, eq(outbox.id, contactEvents.outboxId))
    .where(eq(contactEvents.contactId, contactId))
    .orderBy(asc(contactEvents.id));

export type HistoryEntry = Awaited<ReturnType<typeof listHistory>>[number];

/** How far the letter of the latest reply got, and why no further; null where there is none. */
export async function findDelivery(contactId: number) {
  const [letter] = await db
    .select({ state: outbox.state, reason: outbox.lastError, tries: outbox.tries })
    .from(contactEvents)
    .innerJoin(outbox, eq(outbox.id, contactEvents.outboxId))
    .where(and(eq(contactEvents.contactId, contactId), inArray(contactEvents.kind, ["reply", "phone"])))
    .orderBy(desc(contactEvents.id))
    .limit(1);
  return letter ?? null;
}

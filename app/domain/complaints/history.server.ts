import { and, asc, desc, eq, inArray } from "drizzle-orm";
import { contactEvents, db, outbox, staffUsers, type Tx } from "~/db";
import { byStaff, record } from "~/domain/audit/record.server";
import { now } from "~/platform/clock.server";

/** Returns the history, oldest first, with the delivery state of replies. */
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

export type Worker = { id: string };

type Happening = Pick<
  typeof contactEvents.$inferInsert,
  "kind" | "text" | "before" | "after" | "outboxId" | "at"
> & {
  contactId: number;
  action?: string;
  detail?: Record<string, unknown>;
};

/** Adds an event to the history, and to the audit log without its text. */
export async function writeHistory(
  tx: Tx,
  worker: Worker,
  { detail, ...happening }: Happening,
): Promise<void> {
  const { action = `complaint.${happening.kind}`, ...event } = happening;
  await tx.insert(contactEvents).values({ at: now(), ...event, staffId: worker.id });
  await record(tx, byStaff(worker), { action, subject: `complaint:${event.contactId}`, detail });
}

import { eq } from "drizzle-orm";
import type { Tx } from "~/db/client.server";
import { contactEvents, contacts } from "~/db/schema";
import { record } from "~/domain/audit/record.server";
import { now } from "~/platform/clock.server";

export type Worker = { id: string };

/** A message for this transaction alone, until it ends; null where there is none. */
export async function lockComplaint(tx: Tx, id: number) {
  const [row] = await tx.select().from(contacts).where(eq(contacts.id, id)).for("update");
  return row ?? null;
}

type Deed = Pick<
  typeof contactEvents.$inferInsert,
  "kind" | "text" | "before" | "after" | "outboxId" | "at"
> & {
  contactId: number;
  /** What the audit calls it, where its kind does not say. */
  action?: string;
  detail?: Record<string, unknown>;
};

/** Writes what somebody did into the message's history and, without its words, into the audit. */
export async function writeHistory(tx: Tx, worker: Worker, deed: Deed): Promise<void> {
  const { action = `complaint.${deed.kind}`, detail, ...event } = deed;
  await tx.insert(contactEvents).values({ at: now(), ...event, staffId: worker.id });
  await record(tx, {
    actor: { kind: "staff", id: worker.id },
    action,
    subject: `complaint:${event.contactId}`,
    detail,
  });
}

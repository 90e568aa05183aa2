import { asc, eq } from "drizzle-orm";
import { db, type Tx } from "~/db/client.server";
import { internshipEvents as events, outbox, staffUsers } from "~/db/schema";
import { now } from "~/platform/clock.server";

type Event = Omit<typeof events.$inferInsert, "at">;

export const writeHistory = (tx: Tx, event: Event) => tx.insert(events).values({ ...event, at: now() });

/** What happened to an application, oldest first, with who did it; a letter with how far it got, and why no further. */
export const listHistory = (applicationId: number) =>
  db
    .select({
      id: events.id,
      kind: events.kind,
      text: events.text,
      fields: events.fields,
      at: events.at,
      by: staffUsers.fullName,
      delivery: outbox.state,
      failure: outbox.lastError,
    })
    .from(events)
    .leftJoin(staffUsers, eq(staffUsers.id, events.staffId))
    .leftJoin(outbox, eq(outbox.id, events.outboxId))
    .where(eq(events.applicationId, applicationId))
    .orderBy(asc(events.id));

/** What happened to an application, from its beginning; who of the staff did it is not told. */
export const listOwnEvents = (applicationId: number) =>
  db
    .select({
      id: events.id,
      kind: events.kind,
      at: events.at,
      text: events.text,
    })
    .from(events)
    .where(eq(events.applicationId, applicationId))
    .orderBy(asc(events.id));

import { asc, eq } from "drizzle-orm";
import { db } from "~/db/client.server";
import { internshipEvents as events, outbox, staffUsers } from "~/db/schema";

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
    .orderBy(asc(events.at), asc(events.id));

export type HistoryEntry = Awaited<ReturnType<typeof listHistory>>[number];

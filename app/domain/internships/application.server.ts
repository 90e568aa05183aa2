import { asc, eq, getTableColumns } from "drizzle-orm";
import {
  internshipApplications as applications,
  db,
  internshipEvents as events,
  outbox,
  staffUsers,
  type Tx,
} from "~/db";
import { byStaff, recordFirst } from "~/domain/audit/record.server";
import { now } from "~/platform/clock.server";
import { NotFound } from "~/platform/not-found";

const { resumeHash: _, searchKey: __, sealedCode, ...others } = getTableColumns(applications);

/** The columns of an application except those that open it for its applicant. */
export const applicationColumns = others;

/** Returns an application as staff see it; throws NotFound if it does not exist. */
export async function getApplication(id: number | null) {
  const [application] =
    id === null ? [] : await db.select(applicationColumns).from(applications).where(eq(applications.id, id));
  if (!application) throw new NotFound();
  return application;
}

/** Returns an application as its applicant sees it; null if it is gone. */
export async function findOwnApplication(id: number) {
  const [row] = await db
    .select({ ...applicationColumns, sealedCode })
    .from(applications)
    .where(eq(applications.id, id));
  return row ?? null;
}

export type OwnApplication = NonNullable<Awaited<ReturnType<typeof findOwnApplication>>>;

type Look = "application.read" | "application.print" | "application.paper-read";

/** Puts on record that a member of staff looked at an application, printed it, or took one of its papers (R29). */
export const recordView = (
  staff: { id: string },
  action: Look,
  applicationId: number,
  detail?: { document: number },
) => recordFirst(byStaff(staff), { action, subject: `application:${applicationId}`, detail });

type Event = Omit<typeof events.$inferInsert, "at">;

export const writeHistory = (tx: Tx, event: Event) => tx.insert(events).values({ ...event, at: now() });

/** Lists the events of an application with their actors, oldest first; emails with their delivery state. */
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

/** Lists the events of an application for the applicant, oldest first, without the names of staff. */
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

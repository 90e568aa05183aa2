import { and, eq, sql } from "drizzle-orm";
import { db } from "~/db/client.server";
import { audit, events } from "~/db/schema";
import { byStaff, record } from "~/domain/audit/record.server";
import { changeable, type Editor } from "~/domain/news/authorship.server";
import { excerpt } from "~/domain/news/excerpt";
import type { CheckedPhoto } from "~/domain/photos/checked-photo.server";
import { forgetPhotos, withStoredPhoto } from "~/domain/photos/stored-photo.server";
import { once, type Submission } from "~/domain/submissions/once.server";
import type { EventInput } from "./input";

/** On an update, no photo means that the present one stays. */
type WrittenEvent = { value: EventInput; photo: CheckedPhoto | null };

export async function findEvent(id: number | null) {
  if (id === null) return null;
  const [event] = await db.select().from(events).where(eq(events.id, id));
  if (!event) return null;
  const { searchKey: _, ...fields } = event;
  return fields;
}

export type StoredEvent = NonNullable<Awaited<ReturnType<typeof findEvent>>>;

export async function wasDeleted(id: number): Promise<boolean> {
  const deletion = and(eq(audit.subject, `event:${id}`), eq(audit.action, "event.delete"));
  return (await db.$count(audit, deletion)) > 0;
}

const columnsOf = ({ title_ar, title, description_ar, description, date }: EventInput) => ({
  titleAr: title_ar,
  title: title ?? null,
  descriptionAr: description_ar,
  description: description ?? null,
  date,
});

type Columns = ReturnType<typeof columnsOf>;

const changedColumns = (old: Columns, written: Columns) =>
  Object.fromEntries(
    (Object.keys(written) as (keyof Columns)[])
      .filter((column) => old[column] !== written[column])
      .map((column) => [
        column,
        { before: excerpt(old[column] ?? ""), after: excerpt(written[column] ?? "") },
      ]),
  );

export const publishEvent = (staff: Editor, { value, photo }: WrittenEvent, submission: Submission) =>
  withStoredPhoto("event-photos", photo, (stored) =>
    once(submission, async (tx) => {
      const [event] = await tx
        .insert(events)
        .values({ ...columnsOf(value), ...stored, authorId: staff.id })
        .returning({ id: events.id });
      await record(tx, byStaff(staff), "event.publish", `event:${event!.id}`, {
        title: value.title_ar,
        date: value.date,
      });
      return { id: event!.id };
    }),
  );

type Update = { staff: Editor; id: number; event: WrittenEvent; seenVersion: number | null };
type UpdateOutcome = { done: true } | { done: false; because: "not-yours" | "changed-meanwhile" };

/** `seenVersion` null means: whatever is there now. */
export const updateEvent = ({ staff, id, event, seenVersion }: Update, submission: Submission) =>
  withStoredPhoto("event-photos", event.photo, (stored) =>
    once(submission, async (tx): Promise<UpdateOutcome> => {
      const [old] = await tx
        .select()
        .from(events)
        .where(changeable(events, staff, id))
        .for("update");
      if (!old) return { done: false, because: "not-yours" };
      if (seenVersion !== null && seenVersion !== old.version)
        return { done: false, because: "changed-meanwhile" };
      const columns = columnsOf(event.value);
      await tx
        .update(events)
        .set({ ...columns, ...stored, version: old.version + 1, updatedAt: sql`now()` })
        .where(changeable(events, staff, id));
      if (stored) await forgetPhotos(tx, [old.photoKey]);
      const photo = stored ? { photo: { before: old.photoName, after: stored.photoName } } : {};
      await record(tx, byStaff(staff), "event.update", `event:${id}`, {
        ...changedColumns(old, columns),
        ...photo,
      });
      return { done: true };
    }),
  );

/** Not done where there is none, or none that this editor may delete. */
export const deleteEvent = (staff: Editor, id: number, submission: Submission) =>
  once(submission, async (tx) => {
    const [event] = await tx
      .delete(events)
      .where(changeable(events, staff, id))
      .returning({ photoKey: events.photoKey, title: events.titleAr, date: events.date });
    if (!event) return { done: false };
    await forgetPhotos(tx, [event.photoKey]);
    await record(tx, byStaff(staff), "event.delete", `event:${id}`, { title: event.title, date: event.date });
    return { done: true };
  });

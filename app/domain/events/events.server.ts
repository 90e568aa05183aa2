import { and, eq, sql } from "drizzle-orm";
import { audit, db, events, type Tx } from "~/db";
import { byStaff, record } from "~/domain/audit/record.server";
import type { CheckedPhoto } from "~/domain/photos/checked-photo.server";
import { forgetPhotos, type StoredPhoto, withStoredPhoto } from "~/domain/photos/stored-photo.server";
import { type Editor, mayChange } from "~/domain/revisions/authorship.server";
import type { Hours } from "~/domain/revisions/hours";
import { AT_ONCE, type Before, saveVersion } from "~/domain/revisions/save.server";
import type { Shelf } from "~/domain/revisions/shelf";
import { openItem, removeItem } from "~/domain/revisions/versions.server";
import { once, type Submission } from "~/domain/submissions/once.server";
import { excerpt } from "~/platform/excerpt";
import type { EventInput } from "./input";

/** On an update, no photo means that the present one stays. */
type WrittenEvent = { value: EventInput; photo: CheckedPhoto | null };

/** What readers have; null of what was not published, too. */
export async function findEvent(id: number | null, on: Tx | typeof db = db) {
  if (id === null) return null;
  const [event] = await on.select().from(events).where(eq(events.id, id));
  if (!event) return null;
  const { searchKey: _, ...fields } = event;
  return fields;
}

export type StoredEvent = NonNullable<Awaited<ReturnType<typeof findEvent>>>;

export async function wasDeleted(id: number): Promise<boolean> {
  const deletion = and(eq(audit.subject, subjectOf(id)), eq(audit.action, "event.delete"));
  return (await db.$count(audit, deletion)) > 0;
}

const subjectOf = (id: number) => `event:${id}`;

export type EventFields = {
  title_ar: string;
  title: string | null;
  description_ar: string;
  description: string | null;
  date: string;
  photo: StoredPhoto | null;
};

const fieldsOf = (event: StoredEvent): EventFields => {
  const { title, titleAr, description, descriptionAr, date } = event;
  const { photoKey, photoName, photoWidth, photoHeight, photoBytes } = event;
  const photo = photoKey && ({ photoKey, photoName, photoWidth, photoHeight, photoBytes } as StoredPhoto);
  return { title_ar: titleAr, title, description_ar: descriptionAr, description, date, photo: photo || null };
};

const noPhoto = { photoKey: null, photoName: null, photoWidth: null, photoHeight: null, photoBytes: null };

export const eventsShelf: Shelf<EventFields> = {
  kind: "events",
  subject: subjectOf,
  mayChange,
  filesOf: ({ photo }) => ({ photoKey: photo?.photoKey ?? null, fileKeys: [] }),
  async drawId(tx) {
    const [drawn] = await tx.execute<{ id: number }>(
      sql`select nextval(pg_get_serial_sequence('events', 'id'))::int as id`,
    );
    return drawn!.id;
  },
  async read(id, tx) {
    if (tx) await tx.select({ id: events.id }).from(events).where(eq(events.id, id)).for("update");
    const event = await findEvent(id, tx);
    if (!event) return null;
    const { version, authorId, createdAt, updatedAt } = event;
    return { fields: fieldsOf(event), version, authorId, createdAt, changedAt: updatedAt, isPublic: true };
  },
  async show(tx, id, { fields, number, authorId, createdAt }) {
    const { title_ar: titleAr, title, description_ar: descriptionAr, description, date, photo } = fields;
    const texts = { titleAr, title, descriptionAr, description, date };
    const columns = { ...texts, ...(photo ?? noPhoto), version: number, updatedAt: sql`now()` };
    const [there] = await tx
      .update(events)
      .set(columns)
      .where(eq(events.id, id))
      .returning({ id: events.id });
    if (!there)
      await tx
        .insert(events)
        .overridingSystemValue()
        .values({ id, ...columns, authorId, createdAt });
  },
  async hide(tx, id) {
    await tx.delete(events).where(eq(events.id, id));
  },
};

const said = (value: EventFields[keyof EventFields]) =>
  typeof value === "string" ? excerpt(value) : (value?.photoName ?? "");

const changesOf = (before: EventFields, written: EventFields) =>
  Object.fromEntries(
    (Object.keys(written) as (keyof EventFields)[])
      .filter((field) => JSON.stringify(before[field]) !== JSON.stringify(written[field]))
      .map((field) => [field, { before: said(before[field]), after: said(written[field]) }]),
  );

/** What is written now, from the version before it; the photo stays where none is chosen. */
function changed(before: EventFields | undefined, value: EventInput, photo: StoredPhoto | null) {
  const { title_ar, title = null, description_ar, description = null, date } = value;
  const texts = { title_ar, title, description_ar, description, date };
  const fields: EventFields = { ...texts, photo: photo ?? before?.photo ?? null };
  return { fields, detail: before ? changesOf(before, fields) : { title: title_ar, date } };
}

/** A new event; with null for `publish` a draft. */
export const publishEvent = (
  staff: Editor,
  { value, photo }: WrittenEvent,
  submission: Submission,
  publish: Hours | null = AT_ONCE,
) =>
  withStoredPhoto("event-photos", photo, (stored) => {
    const write = () => changed(undefined, value, stored);
    return saveVersion(eventsShelf, { staff, id: null, seen: null, publish, write }, submission);
  });

type Update = {
  staff: Editor;
  id: number;
  event: WrittenEvent;
  seenVersion: number | null;
  publish?: Hours | null;
};

/** `seenVersion` null means: whatever is there now. */
export const updateEvent = (
  { staff, id, event, seenVersion, publish = AT_ONCE }: Update,
  submission: Submission,
) =>
  withStoredPhoto("event-photos", event.photo, (stored) => {
    const write = (before: Before<EventFields> | null) => changed(before?.fields, event.value, stored);
    return saveVersion(eventsShelf, { staff, id, seen: seenVersion, publish, write }, submission);
  });

/** With all its versions. Not done where there is none, or none that this editor may delete. */
export const deleteEvent = (staff: Editor, id: number, submission: Submission) =>
  once(submission, async (tx) => {
    const there = await openItem(tx, eventsShelf, id);
    if (!there || !mayChange(staff, there)) return { done: false };
    const { photoKeys } = await removeItem(tx, eventsShelf, there);
    await forgetPhotos(tx, photoKeys);
    const { title_ar: title, date } = there.newest.fields;
    await record(tx, byStaff(staff), "event.delete", subjectOf(id), { title, date });
    return { done: true };
  });

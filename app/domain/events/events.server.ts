import { eq } from "drizzle-orm";
import { db, events, type Tx } from "~/db";
import type { CheckedPhoto } from "~/domain/photos/checked-photo.server";
import { queuePhotoDeletion, type StoredPhoto, withStoredPhoto } from "~/domain/photos/stored-photo.server";
import type { Editor } from "~/domain/publications/authorship.server";
import { publicationKind } from "~/domain/publications/kind";
import { photoIn, rowProjection } from "~/domain/publications/row-projection.server";
import { deletePublication, savePublication } from "~/domain/publications/save.server";
import {
  columnsOfTexts,
  emptyTexts,
  type TextsOf,
  textsFromForm,
  textsInRow,
} from "~/domain/publications/text-fields";
import type { Hours } from "~/domain/revisions/hours";
import { IMMEDIATELY, type PreviousState } from "~/domain/revisions/save.server";
import type { Submission } from "~/domain/submissions/once.server";
import { excerpt } from "~/platform/excerpt";
import { type EventInput, eventTexts } from "./input";

/** When updating, no photo keeps the present one. */
type WrittenEvent = { value: EventInput; photo: CheckedPhoto | null };

/** Returns the public version; null if there is none or it is unpublished. */
export async function findEvent(id: number | null, on: Tx | typeof db = db) {
  if (id === null) return null;
  const [event] = await on.select().from(events).where(eq(events.id, id));
  if (!event) return null;
  const { searchKey: _, ...fields } = event;
  return fields;
}

export type StoredEvent = NonNullable<Awaited<ReturnType<typeof findEvent>>>;

export type EventFields = TextsOf<typeof eventTexts> & { photo: StoredPhoto | null };

const noPhoto = { photoKey: null, photoName: null, photoWidth: null, photoHeight: null, photoBytes: null };

export const eventKind = publicationKind<EventFields>({
  name: "events",
  noun: "event",
  empty: { ...emptyTexts(eventTexts), photo: null },
  filesOf: ({ photo }) => ({ photoKey: photo?.photoKey ?? null, fileKeys: [] }),
  projection: rowProjection({
    table: events,
    find: findEvent,
    fieldsOf: (event: StoredEvent) => ({ ...textsInRow(eventTexts, event), photo: photoIn(event) }),
    columnsOf: ({ photo, ...texts }) => ({ ...columnsOfTexts(eventTexts, texts), ...(photo ?? noPhoto) }),
  }),
});

const fieldText = (value: EventFields[keyof EventFields]) =>
  typeof value === "string" ? excerpt(value) : (value?.photoName ?? "");

const changesOf = (before: EventFields, written: EventFields) =>
  Object.fromEntries(
    (Object.keys(written) as (keyof EventFields)[])
      .filter((field) => JSON.stringify(before[field]) !== JSON.stringify(written[field]))
      .map((field) => [field, { before: fieldText(before[field]), after: fieldText(written[field]) }]),
  );

/** Builds the new version from the previous one; the photo stays unless a new one was chosen. */
function changed(before: EventFields | undefined, value: EventInput, photo: StoredPhoto | null) {
  const fields: EventFields = {
    ...textsFromForm(eventTexts, value),
    photo: photo ?? before?.photo ?? null,
  };
  const { title_ar: title, date } = fields;
  return { fields, detail: before ? changesOf(before, fields) : { title, date } };
}

/** Creates an event, or a draft if `publish` is null. */
export const createEvent = (
  staff: Editor,
  { value, photo }: WrittenEvent,
  submission: Submission,
  publish: Hours | null = IMMEDIATELY,
) =>
  withStoredPhoto("event-photos", photo, (stored) => {
    const write = () => changed(undefined, value, stored);
    return savePublication(eventKind, { staff, id: null, seen: null, publish, write }, submission);
  });

type Update = {
  staff: Editor;
  id: number;
  event: WrittenEvent;
  seenVersion: number | null;
  publish?: Hours | null;
};

/** A null `seenVersion` accepts any version. */
export const updateEvent = (
  { staff, id, event, seenVersion, publish = IMMEDIATELY }: Update,
  submission: Submission,
) =>
  withStoredPhoto("event-photos", event.photo, (stored) => {
    const write = (before: PreviousState<EventFields> | null) => changed(before?.fields, event.value, stored);
    return savePublication(eventKind, { staff, id, seen: seenVersion, publish, write }, submission);
  });

/** Deletes an event with all its versions. Does nothing if it does not exist or the editor may not delete it. */
export const deleteEvent = (staff: Editor, id: number, submission: Submission) =>
  deletePublication(
    eventKind,
    {
      staff,
      id,
      forget: async (tx, { photoKeys }, { title_ar: title, date }) => {
        await queuePhotoDeletion(tx, photoKeys);
        return { title, date };
      },
    },
    submission,
  );

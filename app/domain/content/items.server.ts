import { and, asc, desc, eq, inArray, sql } from "drizzle-orm";
import type { Fields } from "~/content/edition";
import { deliveredEntry, nextCode } from "~/content/reference/lists";
import { contentItems, contentRevisions, db, staffUsers, type Tx } from "~/db";
import type { Hours } from "~/domain/revisions/hours";
import type { VersionedKind } from "~/domain/revisions/kind";
import {
  findRevision,
  itemColumns,
  type Revision,
  revisionColumns,
} from "~/domain/revisions/revisions.server";
import {
  type LockItem,
  type PreviousState,
  restoreVersion,
  saveVersion,
  takeDown as takeVersionDown,
} from "~/domain/revisions/save.server";
import type { Submission } from "~/domain/submissions/once.server";
import { now } from "~/platform/clock.server";
import { excerpt } from "~/platform/excerpt";
import { loadEdition } from "./edition.server";
import { type KindName, kindNames, kindOf, uploadOf } from "./kinds";
import { type CheckedUpload, keyColumnsOf, type StoredUpload, withStoredUpload } from "./uploads.server";

type Staff = { id: string };

/** Identifies a content item: `key` is null for a new one, `group` is set if its list has groups. */
export type Place = { kind: KindName; key: string | null; group?: number | null };
export type Draft = {
  fields: Fields;
  upload: CheckedUpload | null;
  /** The number of the revision that the writer saw, 0 if there was none; null accepts any. */
  seen: number | null;
};
const itemAt = ({ kind, key }: Place) => and(eq(contentItems.kind, kind), eq(contentItems.key, key!));

/** Lists all revisions of an item, newest first, with their authors' names. */
export async function listRevisions(place: Place) {
  return db
    .select({ ...revisionColumns, author: staffUsers.fullName })
    .from(contentItems)
    .innerJoin(contentRevisions, eq(contentRevisions.itemId, contentItems.id))
    .leftJoin(staffUsers, eq(staffUsers.id, contentRevisions.authorId))
    .where(itemAt(place))
    .orderBy(desc(contentRevisions.number));
}

type Newest = Revision<Fields>;

/** Returns the newest revision, draft or not, with the last readable fields; null if there is none. */
export async function findNewest(place: Place): Promise<Newest | null> {
  const [newest] = await db
    .select(revisionColumns)
    .from(contentItems)
    .innerJoin(contentRevisions, eq(contentRevisions.itemId, contentItems.id))
    .where(itemAt(place))
    .orderBy(desc(contentRevisions.number))
    .limit(1);
  return newest ?? null;
}

export type Listed = { key: string; newest: Newest; live: Newest | null; fields: Fields };

/**
 * Lists the items of a kind, or of all kinds, each with its newest revision, its public one and the latest that is not
 * empty.
 */
export async function listItems(kind?: KindName): Promise<Array<Listed & { kind: KindName }>> {
  const at = now();
  const rows = await db
    .select({ kind: contentItems.kind, key: contentItems.key, ...revisionColumns })
    .from(contentItems)
    .innerJoin(contentRevisions, eq(contentRevisions.itemId, contentItems.id))
    .where(
      and(
        inArray(contentItems.kind, kind ? [kind] : kindNames),
        sql`(${contentRevisions.number} = (select max(n.number) from ${contentRevisions} n where n.item_id = ${contentItems.id})
          or ${contentRevisions.liveFrom} = (select max(l.live_from) from ${contentRevisions} l
            where l.item_id = ${contentItems.id} and l.live_from <= ${at.toISOString()}::timestamptz))`,
      ),
    )
    .orderBy(asc(contentItems.id), asc(contentRevisions.number));
  const items = new Map<string, Listed & { kind: KindName }>();
  for (const { kind: of, key, ...revision } of rows) {
    const isLive = revision.liveFrom !== null && revision.liveFrom <= at;
    const before = items.get(`${of}/${key}`);
    items.set(`${of}/${key}`, {
      kind: of as KindName,
      key,
      newest: revision,
      fields: revision.readableFields ?? {},
      live: isLive ? revision : (before?.live ?? null),
    });
  }
  return [...items.values()];
}

const isNumber = sql`${contentItems.key} ~ '^[0-9]{1,9}$'`;

/** Concurrent additions wait for one another, because the keys of a kind are numbered. */
async function addItem(tx: Tx, { kind, group = null }: Place) {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`content:${kind}`}))`);
  const rows = await tx
    .select({ key: sql<number>`${contentItems.key}::int`.mapWith(Number) })
    .from(contentItems)
    .where(and(eq(contentItems.kind, kind), isNumber));
  const present = rows.map((row) => row.key);
  const { list } = kindOf(kind);
  const number = list ? nextCode(list, group, present) : Math.max(0, ...present) + 1;
  if (number === null) return null;
  const [item] = await tx
    .insert(contentItems)
    .values({ kind, key: String(number) })
    .returning(itemColumns);
  return item!;
}

/** Locks the item until the transaction ends, so that the second of two concurrent saves sees the first. */
async function itemToWrite(tx: Tx, place: Place, isThere = false) {
  if (place.key === null) return addItem(tx, place);
  const { kind, key } = place;
  if (isThere) await tx.insert(contentItems).values({ kind, key }).onConflictDoNothing();
  const [item] = await tx.select(itemColumns).from(contentItems).where(itemAt(place)).for("update");
  return item ?? null;
}

const preview = (value: unknown) => (typeof value === "string" ? excerpt(value) : value ? "…" : "");

function changesOf(before: Fields, after: Fields) {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  const changed = names.filter((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]));
  return Object.fromEntries(
    changed.map((name) => [name, { before: preview(before[name]), after: preview(after[name]) }]),
  );
}

/** Returns true for items that exist without being added: the only item of a kind, and delivered list entries. */
function isAlwaysThere({ kind, key }: Place): boolean {
  const { single, list } = kindOf(kind);
  return Boolean(single || (list && deliveredEntry(list, Number(key))));
}

const contentKind = (name: KindName): VersionedKind<Fields> => ({
  name,
  empty: {},
  subjectOf: (key) => `content:${name}/${key}`,
  actionOf: ({ state }) => (state === "draft" ? "content.draft" : "content.publish"),
  restoreAction: "content.restore",
  filesOf(fields) {
    const uploadField = uploadOf(name);
    return keyColumnsOf((uploadField && (fields[uploadField.name] as StoredUpload | undefined)) ?? null);
  },
});

/** Opens what is written, or what is always there; `adds` opens a thing to be added too. */
const openPlace =
  (place: Place, { adds }: { adds: boolean }): LockItem<Fields, "full" | "not-there"> =>
  async (tx) => {
    const item = await itemToWrite(tx, place, adds && isAlwaysThere(place));
    if (!item) return place.key === null ? "full" : "not-there";
    return { item, newest: await findRevision(tx, contentKind(place.kind), item.id) };
  };

type Writing = Place & Draft & { staff: Staff; publish: Hours | null };

/**
 * Saves a thing: a draft, or with `publish` for the public from an hour on and until one (null: at once, for good). A photo
 * or file that was not chosen stays, also where the thing was taken down meanwhile.
 */
export async function saveRevision(writing: Writing, submission: Submission) {
  const { kind, fields, upload, seen, staff, publish } = writing;
  const uploadKind = uploadOf(kind);
  const answered = await withStoredUpload(upload, (stored) => {
    const write = (before: PreviousState<Fields> | null) => {
      const kept = uploadKind && (stored ?? before?.fields[uploadKind.name]);
      const written = uploadKind && kept ? { ...fields, [uploadKind.name]: kept } : fields;
      const current = before && !before.isDown ? before.fields : {};
      return { fields: written, detail: changesOf(current, written) };
    };
    const open = openPlace(writing, { adds: true });
    return saveVersion(contentKind(kind), { staff, open, seen, publish, write }, submission);
  });
  if (answered.outcome.done && answered.outcome.state !== "draft") await loadEdition();
  return answered;
}

/** Takes a thing down at once; what it said stays among its versions. Not done where nothing of it is shown or waits. */
export async function takeDown(staff: Staff, place: Place, submission: Submission) {
  const open = openPlace(place, { adds: false });
  const answered = await takeVersionDown(contentKind(place.kind), { staff, open }, submission);
  if (answered.outcome.done) await loadEdition();
  return answered;
}

/** Restores an old version as a new draft; the public version stays. Does nothing if the version does not exist. */
export const restoreRevision = (staff: Staff, place: Place, number: number, submission: Submission) =>
  restoreVersion(
    contentKind(place.kind),
    { staff, open: openPlace(place, { adds: false }), number },
    submission,
  );

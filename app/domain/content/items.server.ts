import { and, asc, desc, eq, inArray, isNotNull, sql } from "drizzle-orm";
import { edition, type Fields } from "~/content/edition";
import { deliveredEntry, nextCode } from "~/content/reference/lists";
import { contentItems, contentRevisions, db, staffUsers, type Tx } from "~/db";
import { byStaff, record } from "~/domain/audit/record.server";
import type { Hours } from "~/domain/revisions/hours";
import { isSeenBySecondPerson } from "~/domain/revisions/review";
import { type Answered, once, type Submission } from "~/domain/submissions/once.server";
import { now } from "~/platform/clock.server";
import { excerpt } from "~/platform/excerpt";
import { loadEdition } from "./edition.server";
import { type KindName, kindNames, kindOf, uploadOf } from "./kinds";
import { type CheckedUpload, keyColumnsOf, withStoredUpload } from "./uploads.server";

export type Revision = Omit<typeof contentRevisions.$inferSelect, "itemId" | "fileKeys">;
type Staff = { id: string };

/** Where it is written: a key that is null is of a thing to be added, `group` where its list has groups. */
export type Place = { kind: KindName; key: string | null; group?: number | null };
export type Draft = {
  fields: Fields;
  upload: CheckedUpload | null;
  /** The number of the revision that its writer saw, 0 where there was none; null: whatever is there now. */
  seen: number | null;
};
export type Saved =
  | { done: true; key: string; state: "draft" | "live" | "scheduled" }
  | { done: false; because: "changed-meanwhile" | "full" | "not-there" | "second-person" };

const revisionColumns = {
  id: contentRevisions.id,
  number: contentRevisions.number,
  fields: contentRevisions.fields,
  samples: contentRevisions.samples,
  photoKey: contentRevisions.photoKey,
  fileKey: contentRevisions.fileKey,
  authorId: contentRevisions.authorId,
  publisherId: contentRevisions.publisherId,
  liveFrom: contentRevisions.liveFrom,
  liveUntil: contentRevisions.liveUntil,
  createdAt: contentRevisions.createdAt,
};

const itemAt = ({ kind, key }: Place) => and(eq(contentItems.kind, kind), eq(contentItems.key, key!));

/** All revisions of a thing, the newest first, with their authors' names; none where it was never written. */
export async function listRevisions(place: Place) {
  return db
    .select({ ...revisionColumns, author: staffUsers.fullName })
    .from(contentItems)
    .innerJoin(contentRevisions, eq(contentRevisions.itemId, contentItems.id))
    .leftJoin(staffUsers, eq(staffUsers.id, contentRevisions.authorId))
    .where(itemAt(place))
    .orderBy(desc(contentRevisions.number));
}

/** Of what was taken down, what it said before. */
const saidLast = sql<Fields | null>`coalesce(${contentRevisions.fields}, (select s.fields from ${contentRevisions} s
  where s.item_id = ${contentItems.id} and s.fields is not null order by s.number desc limit 1))`;

type Newest = Revision & { said: Fields | null };

/** What its editor begins with: the newest revision, draft or not, and what was said last; null where there is none. */
export async function findNewest(place: Place): Promise<Newest | null> {
  const [newest] = await db
    .select({ ...revisionColumns, said: saidLast })
    .from(contentItems)
    .innerJoin(contentRevisions, eq(contentRevisions.itemId, contentItems.id))
    .where(itemAt(place))
    .orderBy(desc(contentRevisions.number))
    .limit(1);
  return newest ?? null;
}

export type Listed = { key: string; newest: Revision; live: Revision | null; said: Fields };

/** The things of a kind, or of all, each with its newest revision, the one that the public sees now and what was said last. */
export async function listItems(kind?: KindName): Promise<Array<Listed & { kind: KindName }>> {
  const at = now();
  const rows = await db
    .select({ kind: contentItems.kind, key: contentItems.key, said: saidLast, ...revisionColumns })
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
  for (const { kind: of, key, said, ...revision } of rows) {
    const isLive = revision.liveFrom !== null && revision.liveFrom <= at;
    const before = items.get(`${of}/${key}`);
    items.set(`${of}/${key}`, {
      kind: of as KindName,
      key,
      newest: revision,
      said: said ?? {},
      live: isLive ? revision : (before?.live ?? null),
    });
  }
  return [...items.values()];
}

const isNumber = sql`${contentItems.key} ~ '^[0-9]{1,9}$'`;

/** Two who add at once wait for one another: the numbers of a kind are drawn one after the other. */
async function addItem(tx: Tx, { kind, group = null }: Place): Promise<{ id: number; key: string } | null> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`content:${kind}`}))`);
  const rows = await tx
    .select({ key: sql<number>`${contentItems.key}::int`.mapWith(Number) })
    .from(contentItems)
    .where(and(eq(contentItems.kind, kind), isNumber));
  const given = rows.map((row) => row.key);
  const { list } = kindOf(kind);
  const number = list ? nextCode(list, group, given) : Math.max(0, ...given) + 1;
  if (number === null) return null;
  const key = String(number);
  const [item] = await tx.insert(contentItems).values({ kind, key }).returning({ id: contentItems.id });
  return { id: item!.id, key };
}

/** Locked until the transaction ends, so that of two who save at once the second sees the first's. */
async function itemToWrite(tx: Tx, place: Place, isThere = false) {
  if (place.key === null) return addItem(tx, place);
  const { kind, key } = place;
  if (isThere) await tx.insert(contentItems).values({ kind, key }).onConflictDoNothing();
  const [item] = await tx
    .select({ id: contentItems.id, key: contentItems.key })
    .from(contentItems)
    .where(itemAt(place))
    .for("update");
  return item ?? null;
}

async function newestOf(tx: Tx, itemId: number): Promise<Newest | null> {
  const [newest] = await tx
    .select({ ...revisionColumns, said: saidLast })
    .from(contentRevisions)
    .innerJoin(contentItems, eq(contentItems.id, contentRevisions.itemId))
    .where(eq(contentRevisions.itemId, itemId))
    .orderBy(desc(contentRevisions.number))
    .limit(1);
  return newest ?? null;
}

const shown = (value: unknown) => (typeof value === "string" ? excerpt(value) : value ? "…" : "");

function changesOf(before: Fields, after: Fields) {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  const changed = names.filter((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]));
  return Object.fromEntries(
    changed.map((name) => [name, { before: shown(before[name]), after: shown(after[name]) }]),
  );
}

/** False for a place that was never written to, and for a new thing. */
async function isWritten(tx: Tx, place: Place): Promise<boolean> {
  if (place.key === null) return false;
  const [revision] = await tx
    .select({ id: contentRevisions.id })
    .from(contentItems)
    .innerJoin(contentRevisions, eq(contentRevisions.itemId, contentItems.id))
    .where(itemAt(place))
    .limit(1);
  return revision !== undefined;
}

/** What needs nobody to add it: one thing under its own name, an entry of a list as the site is delivered. */
function isAlwaysThere({ kind, key }: Place): boolean {
  const { single, list } = kindOf(kind);
  return Boolean(single || (list && deliveredEntry(list, Number(key))));
}

type Writing = Place & Draft & { staff: Staff; publish: Hours | null };

/**
 * A new revision of a thing: a draft, or with `publish` for the public from an hour on and until one (null: at once,
 * for good). A photo or file that was not chosen stays, also where the thing was taken down meanwhile. Nothing that was saved before is changed.
 */
export async function saveRevision(writing: Writing, submission: Submission): Promise<Answered<Saved>> {
  const { kind, fields, upload, seen, staff, publish } = writing;
  const its = uploadOf(kind);
  const answered = await withStoredUpload(upload, (stored) =>
    once(submission, async (tx): Promise<Saved> => {
      const isUnderReview = publish !== null && edition().association.review;
      if (isUnderReview && !(await isWritten(tx, writing))) return { done: false, because: "second-person" };
      const item = await itemToWrite(tx, writing, isAlwaysThere(writing));
      if (!item) return { done: false, because: writing.key === null ? "full" : "not-there" };
      const before = await newestOf(tx, item.id);
      if (seen !== null && before && seen !== before.number)
        return { done: false, because: "changed-meanwhile" };
      const kept = its && (stored ?? (before?.said?.[its.name] as typeof stored) ?? null);
      const written = its && kept ? { ...fields, [its.name]: kept } : fields;
      if (isUnderReview && !isSeenBySecondPerson(before, { publisherId: staff.id, fields: written }))
        return { done: false, because: "second-person" };
      const at = now();
      const liveFrom = publish && (publish.from ?? at);
      await tx.insert(contentRevisions).values({
        itemId: item.id,
        number: (before?.number ?? 0) + 1,
        fields: written,
        ...keyColumnsOf(kept),
        authorId: staff.id,
        publisherId: publish ? staff.id : null,
        liveFrom,
        liveUntil: publish?.until,
      });
      const state = !liveFrom ? "draft" : liveFrom > at ? "scheduled" : "live";
      const action = state === "draft" ? "content.draft" : "content.publish";
      await record(tx, byStaff(staff), action, `content:${kind}/${item.key}`, {
        ...changesOf(before?.fields ?? {}, written),
        ...(liveFrom && liveFrom > at && { from: liveFrom.toISOString() }),
        ...(publish?.until && { until: publish.until.toISOString() }),
      });
      return { done: true, key: item.key, state };
    }),
  );
  if (answered.outcome.done && answered.outcome.state !== "draft") await loadEdition();
  return answered;
}

/** Takes a thing down at once; what it said stays among its versions. Not done where nothing of it is shown or waits. */
export async function takeDown(staff: Staff, place: Place, submission: Submission) {
  const answered = await once(submission, async (tx) => {
    const item = await itemToWrite(tx, place);
    const before = item && (await newestOf(tx, item.id));
    if (!before?.fields) return { done: false };
    await tx
      .update(contentRevisions)
      .set({ liveUntil: now() })
      .where(
        and(
          eq(contentRevisions.itemId, item!.id),
          isNotNull(contentRevisions.liveFrom),
          sql`${contentRevisions.liveFrom} > ${now().toISOString()}::timestamptz`,
        ),
      );
    await tx.insert(contentRevisions).values({
      itemId: item!.id,
      number: before.number + 1,
      fields: null,
      authorId: staff.id,
      publisherId: staff.id,
      liveFrom: now(),
    });
    await record(tx, byStaff(staff), "content.take-down", `content:${place.kind}/${place.key}`);
    return { done: true };
  });
  if (answered.outcome.done) await loadEdition();
  return answered;
}

/** An old version as a new draft; what the public sees stays. Not done where there is no such version. */
export const restoreRevision = (staff: Staff, place: Place, number: number, submission: Submission) =>
  once(submission, async (tx) => {
    const item = await itemToWrite(tx, place);
    if (!item) return { done: false };
    const [old] = await tx
      .select(revisionColumns)
      .from(contentRevisions)
      .where(and(eq(contentRevisions.itemId, item.id), eq(contentRevisions.number, number)));
    const newest = await newestOf(tx, item.id);
    if (!old?.fields || !newest) return { done: false };
    const { fields, photoKey, fileKey } = old;
    const written = {
      itemId: item.id,
      number: newest.number + 1,
      fields,
      photoKey,
      fileKey,
      authorId: staff.id,
    };
    await tx.insert(contentRevisions).values(written);
    await record(tx, byStaff(staff), "content.restore", `content:${place.kind}/${place.key}`, {
      version: number,
    });
    return { done: true };
  });

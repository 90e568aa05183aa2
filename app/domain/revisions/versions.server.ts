import { and, asc, desc, eq, isNotNull, sql } from "drizzle-orm";
import { contentItems, contentRevisions, type Db, db, staffUsers, type Tx } from "~/db";
import { now } from "~/platform/clock.server";
import { inForce } from "./in-force";
import type { Fields, Shelf, Standing } from "./shelf";

type Item = Pick<typeof contentItems.$inferSelect, "id" | "key" | "authorId" | "shown">;
export type Revision<Its> = Omit<typeof contentRevisions.$inferSelect, "fields"> & { fields: Its };

export const itemColumns = {
  id: contentItems.id,
  key: contentItems.key,
  authorId: contentItems.authorId,
  shown: contentItems.shown,
};

const itemAt = (shelf: Pick<Shelf<never>, "kind">, id: number) =>
  and(eq(contentItems.kind, shelf.kind), eq(contentItems.key, String(id)));

async function newestOf<Its extends Fields>(on: Db | Tx, itemId: number): Promise<Revision<Its> | null> {
  const [newest] = await on
    .select()
    .from(contentRevisions)
    .where(eq(contentRevisions.itemId, itemId))
    .orderBy(desc(contentRevisions.number))
    .limit(1);
  return (newest as Revision<Its> | undefined) ?? null;
}

/** Whether a version is there of what the table has: an older release of the site writes none. */
const isKnown = <Its extends Fields>(item: Item, newest: Revision<Its>, standing: Standing<Its>) =>
  standing.isPublic ? standing.version === item.shown : standing.version <= newest.number;

type Added<Its> = {
  number: number;
  fields: Its;
  authorId: string;
  publish: { from: Date; until: Date | null } | null;
  publisherId?: string;
  createdAt?: Date;
};

export async function addVersion<Its extends Fields>(
  tx: Tx,
  shelf: Shelf<Its>,
  itemId: number,
  { number, fields, authorId, publish, publisherId = authorId, createdAt = now() }: Added<Its>,
): Promise<void> {
  await tx.insert(contentRevisions).values({
    ...{ itemId, number, fields, authorId, createdAt },
    ...shelf.filesOf(fields),
    publisherId: publish && publisherId,
    liveFrom: publish?.from,
    liveUntil: publish?.until,
  });
}

/** What the table has becomes a version, so that it can be compared and restored. */
async function addStanding<Its extends Fields>(
  tx: Tx,
  shelf: Shelf<Its>,
  item: Item,
  standing: Standing<Its>,
) {
  const newest = await newestOf<Its>(tx, item.id);
  const { fields, version, authorId, createdAt, changedAt, isPublic } = standing;
  const number = newest ? Math.max(version, newest.number + 1) : version;
  const publish = isPublic ? { from: changedAt, until: null } : null;
  await addVersion(tx, shelf, item.id, { number, fields, authorId, publish, createdAt: changedAt });
  if (isPublic && number !== version)
    await shelf.show(tx, Number(item.key), { fields, number, authorId, createdAt });
  const shown = isPublic ? number : null;
  await tx.update(contentItems).set({ authorId, shown }).where(eq(contentItems.id, item.id));
  return { ...item, authorId, shown };
}

export type Opened<Its extends Fields> = { item: Item; newest: Revision<Its>; authorId: string };

/** Locked until the transaction ends; null where there is nothing under this number. */
export async function openItem<Its extends Fields>(
  tx: Tx,
  shelf: Shelf<Its>,
  id: number,
): Promise<Opened<Its> | null> {
  await tx
    .insert(contentItems)
    .values({ kind: shelf.kind, key: String(id) })
    .onConflictDoNothing();
  const [found] = await tx.select(itemColumns).from(contentItems).where(itemAt(shelf, id)).for("update");
  let item = found!;
  const standing = await shelf.read(id, tx);
  const before = await newestOf<Its>(tx, item.id);
  if (!standing && !before) {
    await tx.delete(contentItems).where(eq(contentItems.id, item.id));
    return null;
  }
  if (standing && !(before && isKnown(item, before, standing)))
    item = await addStanding(tx, shelf, item, standing);
  const newest = (await newestOf<Its>(tx, item.id))!;
  return { item, newest, authorId: item.authorId! };
}

/** A new thing under the number that readers will have it by. */
export async function beginItem<Its extends Fields>(
  tx: Tx,
  shelf: Shelf<Its>,
  authorId: string,
): Promise<Item> {
  const key = String(await shelf.drawId(tx));
  const [item] = await tx
    .insert(contentItems)
    .values({ kind: shelf.kind, key, authorId })
    .returning(itemColumns);
  return item!;
}

async function versionOf<Its extends Fields>(tx: Tx, item: Item, number: number) {
  const [[version], [first]] = await Promise.all([
    tx
      .select({ fields: contentRevisions.fields })
      .from(contentRevisions)
      .where(and(eq(contentRevisions.itemId, item.id), eq(contentRevisions.number, number))),
    tx
      .select({ createdAt: contentRevisions.createdAt })
      .from(contentRevisions)
      .where(eq(contentRevisions.itemId, item.id))
      .orderBy(asc(contentRevisions.number))
      .limit(1),
  ]);
  return { fields: version!.fields as Its, number, authorId: item.authorId!, createdAt: first!.createdAt };
}

type Moments = Pick<typeof contentRevisions.$inferInsert, "liveFrom" | "liveUntil" | "publisherId">;

/** What its own saving adds to the newest version, once what came with it is stored. */
export async function promote<Its extends Fields>(
  tx: Tx,
  { id }: Revision<Its>,
  added: Partial<Moments & { fields: Its }>,
): Promise<void> {
  await tx.update(contentRevisions).set(added).where(eq(contentRevisions.id, id));
}

/** Readers have what is in force now: nothing else puts a version before them, or takes it away. */
export async function bringInForce<Its extends Fields>(tx: Tx, shelf: Shelf<Its>, item: Item): Promise<void> {
  const published = await tx
    .select({
      number: contentRevisions.number,
      from: contentRevisions.liveFrom,
      until: contentRevisions.liveUntil,
    })
    .from(contentRevisions)
    .where(and(eq(contentRevisions.itemId, item.id), isNotNull(contentRevisions.liveFrom)));
  const hours = published.map(({ from, ...its }) => ({ ...its, from: from! }));
  const { number, next } = inForce(hours, now());
  const id = Number(item.key);
  if (number !== item.shown) {
    if (number === null) await shelf.hide(tx, id);
    else await shelf.show(tx, id, await versionOf<Its>(tx, item, number));
  }
  if (number === null && shelf.keep) {
    const newest = await newestOf<Its>(tx, item.id);
    await shelf.keep(tx, id, await versionOf<Its>(tx, item, newest!.number));
  }
  await tx.update(contentItems).set({ shown: number, nextAt: next }).where(eq(contentItems.id, item.id));
}

export type Written<Its extends Fields> = {
  id: number;
  fields: Its;
  number: number;
  authorId: string;
  /** Whether readers have a version of it now. */
  isPublic: boolean;
  state: "draft" | "scheduled" | "live" | "none";
  at: Date;
  hours: { from: Date | null; until: Date | null };
  hasVersions: boolean;
};

/** What a version is to readers, and since when, or from when on. */
function stateAndMoment({ liveFrom, liveUntil, createdAt }: Revision<unknown>) {
  if (!liveFrom) return { state: "draft" as const, at: createdAt };
  if (liveFrom > now()) return { state: "scheduled" as const, at: liveFrom };
  if (liveUntil && liveUntil <= now()) return { state: "none" as const, at: liveUntil };
  return { state: "live" as const, at: liveFrom };
}

/** What its editor begins with: the newest version, draft or not; null where there is none. */
export async function findWritten<Its extends Fields>(
  shelf: Shelf<Its>,
  id: number,
): Promise<Written<Its> | null> {
  const [item] = await db.select(itemColumns).from(contentItems).where(itemAt(shelf, id));
  const newest = item ? await newestOf<Its>(db, item.id) : null;
  const standing = await shelf.read(id);
  if (item && newest && (!standing || isKnown(item, newest, standing))) {
    const { fields, number, liveFrom, liveUntil } = newest;
    const hours = { from: liveFrom, until: liveUntil };
    const isPublic = item.shown !== null;
    const itself = { id, fields, number, authorId: item.authorId!, isPublic, hours };
    return { ...itself, ...stateAndMoment(newest), hasVersions: true };
  }
  if (!standing) return null;
  const { fields, version, authorId, isPublic, changedAt } = standing;
  const state = isPublic ? "live" : "draft";
  const hours = { from: null, until: null };
  return { id, fields, number: version, authorId, isPublic, state, at: changedAt, hours, hasVersions: false };
}

/** A publication from before versions were kept has one: as it stands. */
async function onlyVersion<Its extends Fields>(shelf: Shelf<Its>, id: number) {
  const stored = await shelf.read(id);
  if (!stored) return [];
  const { fields, authorId, isPublic, changedAt } = stored;
  const author = await db
    .select({ name: staffUsers.fullName })
    .from(staffUsers)
    .where(eq(staffUsers.id, authorId));
  const liveFrom = isPublic ? changedAt : null;
  return [{ number: 1, fields, author: author[0]?.name ?? null, liveFrom, createdAt: changedAt }];
}

/** All versions, the newest first, with their authors' names. Empty if there is no such publication. */
export async function listVersions<Its extends Fields>(shelf: Shelf<Its>, id: number) {
  const rows = await db
    .select({ revision: contentRevisions, author: staffUsers.fullName })
    .from(contentItems)
    .innerJoin(contentRevisions, eq(contentRevisions.itemId, contentItems.id))
    .leftJoin(staffUsers, eq(staffUsers.id, contentRevisions.authorId))
    .where(itemAt(shelf, id))
    .orderBy(desc(contentRevisions.number));
  if (!rows.length) return onlyVersion(shelf, id);
  return rows.map(({ revision, author }) => ({ ...(revision as Revision<Its>), author }));
}

const MOST_WAITING = 50;

/** What waits beside what readers have: drafts, what is to come, what has ended; of editors, their own. */
export async function listWaiting<Its extends Fields>(
  shelf: Shelf<Its>,
  staff: { id: string; role: string },
) {
  const isNewest = sql`${contentRevisions.number} = (select max(n.number) from ${contentRevisions} n where n.item_id = ${contentItems.id})`;
  const rows = await db
    .select({ item: itemColumns, revision: contentRevisions })
    .from(contentItems)
    .innerJoin(contentRevisions, eq(contentRevisions.itemId, contentItems.id))
    .where(
      and(
        eq(contentItems.kind, shelf.kind),
        isNewest,
        sql`${contentRevisions.number} is distinct from ${contentItems.shown}`,
        staff.role === "admin" ? undefined : eq(contentItems.authorId, staff.id),
      ),
    )
    .orderBy(desc(contentRevisions.createdAt), desc(contentRevisions.id))
    .limit(MOST_WAITING);
  return rows.map(({ item, revision }) => ({
    id: Number(item.key),
    fields: revision.fields as Its,
    ...stateAndMoment(revision as Revision<Its>),
    isPublic: item.shown !== null,
  }));
}

/** With all its versions; the files that they named, to be forgotten with it. */
export async function removeItem<Its extends Fields>(tx: Tx, shelf: Shelf<Its>, { item }: Opened<Its>) {
  const named = await tx
    .select({ photoKey: contentRevisions.photoKey, fileKeys: contentRevisions.fileKeys })
    .from(contentRevisions)
    .where(eq(contentRevisions.itemId, item.id));
  await shelf.hide(tx, Number(item.key));
  await tx.delete(contentItems).where(eq(contentItems.id, item.id));
  return {
    photoKeys: [...new Set(named.flatMap(({ photoKey }) => photoKey ?? []))],
    fileKeys: [...new Set(named.flatMap(({ fileKeys }) => fileKeys))],
  };
}

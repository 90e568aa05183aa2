import { and, desc, eq, gt, isNotNull, max, sql } from "drizzle-orm";
import { contentItems, contentRevisions, type Db, type Tx } from "~/db";
import type { Fields, VersionedKind } from "./kind";

type Row = typeof contentRevisions.$inferSelect;
type NewRow = typeof contentRevisions.$inferInsert;

export const itemColumns = {
  id: contentItems.id,
  key: contentItems.key,
  authorId: contentItems.authorId,
  shown: contentItems.shown,
};
export type Item = Pick<typeof contentItems.$inferSelect, keyof typeof itemColumns>;

/** `fields` is null if the item was taken down; `readableFields` then holds its previous content, if any. */
export type Revision<KindFields extends Fields> = Omit<Row, "fields" | "itemId"> & {
  fields: KindFields | null;
  readableFields: KindFields | null;
};

export const revisionColumns = {
  id: contentRevisions.id,
  number: contentRevisions.number,
  fields: contentRevisions.fields,
  /** Has to be selected together with `contentItems`. */
  readableFields: sql<Fields | null>`coalesce(${contentRevisions.fields}, (select s.fields from ${contentRevisions} s
    where s.item_id = ${contentItems.id} and s.fields is not null order by s.number desc limit 1))`,
  samples: contentRevisions.samples,
  photoKey: contentRevisions.photoKey,
  fileKey: contentRevisions.fileKey,
  fileKeys: contentRevisions.fileKeys,
  authorId: contentRevisions.authorId,
  publisherId: contentRevisions.publisherId,
  liveFrom: contentRevisions.liveFrom,
  liveUntil: contentRevisions.liveUntil,
  createdAt: contentRevisions.createdAt,
};

/** Returns a stored version with the kind's present fields: those that are newer than the version read as empty. */
export const readFields = <KindFields extends Fields>(
  { empty }: Pick<VersionedKind<KindFields>, "empty">,
  fields: Fields | null,
) => (fields && { ...empty, ...fields }) as KindFields | null;

const asRevision = <KindFields extends Fields>(
  kind: VersionedKind<KindFields>,
  row: Omit<Row, "itemId"> & { readableFields: Fields | null },
) =>
  ({
    ...row,
    fields: readFields(kind, row.fields),
    readableFields: readFields(kind, row.readableFields),
  }) as Revision<KindFields>;

/** Returns the newest revision of an item, draft or not, or the one with the given number; null if there is none. */
export async function findRevision<KindFields extends Fields>(
  on: Db | Tx,
  kind: VersionedKind<KindFields>,
  itemId: number,
  number?: number,
): Promise<Revision<KindFields> | null> {
  const [found] = await on
    .select(revisionColumns)
    .from(contentItems)
    .innerJoin(contentRevisions, eq(contentRevisions.itemId, contentItems.id))
    .where(
      and(
        eq(contentItems.id, itemId),
        number === undefined ? undefined : eq(contentRevisions.number, number),
      ),
    )
    .orderBy(desc(contentRevisions.number))
    .limit(1);
  return found ? asRevision(kind, found) : null;
}

/**
 * Inserts revisions whose numbers the caller has drawn. No other file writes this table
 * (`tests/structure/layers.test.ts`).
 */
export async function insertRevisions(tx: Tx, rows: NewRow[]): Promise<void> {
  if (rows.length) await tx.insert(contentRevisions).values(rows);
}

/** Adds a revision behind those that the item has; its number is the next one. */
export async function appendRevision(tx: Tx, itemId: number, row: Omit<NewRow, "itemId" | "number">) {
  const [last] = await tx
    .select({ number: max(contentRevisions.number) })
    .from(contentRevisions)
    .where(eq(contentRevisions.itemId, itemId));
  await insertRevisions(tx, [{ itemId, number: (last?.number ?? 0) + 1, ...row }]);
}

/** Adds to a revision what came after its own saving: the moments of its publication, or a file that is stored now. */
export async function updateRevision(tx: Tx, id: number, added: Partial<NewRow>): Promise<void> {
  await tx.update(contentRevisions).set(added).where(eq(contentRevisions.id, id));
}

/** Ends at a moment what would be published after it. */
export async function endScheduled(tx: Tx, itemId: number, at: Date): Promise<void> {
  await tx
    .update(contentRevisions)
    .set({ liveUntil: at })
    .where(
      and(
        eq(contentRevisions.itemId, itemId),
        isNotNull(contentRevisions.liveFrom),
        gt(contentRevisions.liveFrom, at),
      ),
    );
}

/** Deletes all revisions of an item; the item stays. */
export async function deleteRevisions(tx: Tx, itemId: number): Promise<void> {
  await tx.delete(contentRevisions).where(eq(contentRevisions.itemId, itemId));
}

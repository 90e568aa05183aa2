import { and, asc, eq, isNotNull } from "drizzle-orm";
import { contentItems, contentRevisions, type Tx } from "~/db";
import type { Fields } from "~/domain/revisions/kind";
import {
  findRevision,
  type Item,
  insertRevisions,
  itemColumns,
  type Revision,
} from "~/domain/revisions/revisions.server";
import type { LockedItem } from "~/domain/revisions/save.server";
import { now } from "~/platform/clock.server";
import { publicVersion } from "./in-force";
import type { PublicationKind, PublishedRow } from "./kind";

/** Selects the item of a publication by its number. */
export const itemAt = ({ name }: { name: string }, id: number) =>
  and(eq(contentItems.kind, name), eq(contentItems.key, String(id)));

/** Returns true if the projected row was written together with a version; an older release of the site writes the row alone. */
export const isKnown = <KindFields extends Fields>(
  item: Item,
  newest: Revision<KindFields>,
  projected: PublishedRow<KindFields>,
) => (projected.isPublic ? projected.version === item.shown : projected.version <= newest.number);

/** Adds the projected row as a version, so that it can be compared and restored. */
async function addProjected<KindFields extends Fields>(
  tx: Tx,
  kind: PublicationKind<KindFields>,
  item: Item,
  projected: PublishedRow<KindFields>,
) {
  const newest = await findRevision(tx, kind, item.id);
  const { fields, version, authorId, createdAt, changedAt, isPublic } = projected;
  const number = newest ? Math.max(version, newest.number + 1) : version;
  await insertRevisions(tx, [
    {
      ...{ itemId: item.id, number, fields, ...kind.filesOf(fields) },
      ...{ authorId, publisherId: isPublic ? authorId : null },
      ...{ liveFrom: isPublic ? changedAt : null, createdAt: changedAt },
    },
  ]);
  if (isPublic && number !== version)
    await kind.projection.show(tx, Number(item.key), { fields, number, authorId, createdAt });
  const shownNumber = isPublic ? number : null;
  await tx.update(contentItems).set({ authorId, shown: shownNumber }).where(eq(contentItems.id, item.id));
  return { ...item, authorId, shown: shownNumber };
}

export type Publication<KindFields extends Fields> = LockedItem<KindFields> & {
  newest: Revision<KindFields>;
  authorId: string;
};

/** Locks an item until the transaction ends; null if there is none with this number. */
export async function lockItem<KindFields extends Fields>(
  tx: Tx,
  kind: PublicationKind<KindFields>,
  id: number,
): Promise<Publication<KindFields> | null> {
  await tx
    .insert(contentItems)
    .values({ kind: kind.name, key: String(id) })
    .onConflictDoNothing();
  const [found] = await tx.select(itemColumns).from(contentItems).where(itemAt(kind, id)).for("update");
  let item = found!;
  const projected = await kind.projection.read(id, tx);
  const before = await findRevision(tx, kind, item.id);
  if (!projected && !before) {
    await tx.delete(contentItems).where(eq(contentItems.id, item.id));
    return null;
  }
  if (projected && !(before && isKnown(item, before, projected)))
    item = await addProjected(tx, kind, item, projected);
  const newest = (await findRevision(tx, kind, item.id))!;
  return { item, newest, authorId: item.authorId! };
}

async function versionOf<KindFields extends Fields>(
  tx: Tx,
  kind: PublicationKind<KindFields>,
  item: Item,
  number: number,
) {
  const [version, [first]] = await Promise.all([
    findRevision(tx, kind, item.id, number),
    tx
      .select({ createdAt: contentRevisions.createdAt })
      .from(contentRevisions)
      .where(eq(contentRevisions.itemId, item.id))
      .orderBy(asc(contentRevisions.number))
      .limit(1),
  ]);
  return { fields: version!.readableFields!, number, authorId: item.authorId!, createdAt: first!.createdAt };
}

/** Updates the readers' table to the version in force. No other function publishes or withdraws a version. */
export async function applyPublicVersion<KindFields extends Fields>(
  tx: Tx,
  kind: PublicationKind<KindFields>,
  item: Item,
): Promise<void> {
  const published = await tx
    .select({
      number: contentRevisions.number,
      from: contentRevisions.liveFrom,
      until: contentRevisions.liveUntil,
    })
    .from(contentRevisions)
    .where(and(eq(contentRevisions.itemId, item.id), isNotNull(contentRevisions.liveFrom)));
  const hours = published.map(({ from, ...version }) => ({ ...version, from: from! }));
  const { number, next } = publicVersion(hours, now());
  const id = Number(item.key);
  const { projection } = kind;
  if (number !== item.shown) {
    if (number === null) await projection.hide(tx, id);
    else await projection.show(tx, id, await versionOf(tx, kind, item, number));
  }
  if (number === null && projection.keep) {
    const newest = await findRevision(tx, kind, item.id);
    await projection.keep(tx, id, await versionOf(tx, kind, item, newest!.number));
  }
  await tx.update(contentItems).set({ shown: number, nextAt: next }).where(eq(contentItems.id, item.id));
}

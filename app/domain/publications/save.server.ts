import { eq } from "drizzle-orm";
import { contentItems, contentRevisions, type Tx } from "~/db";
import { byStaff, record } from "~/domain/audit/record.server";
import type { Fields, Writer } from "~/domain/revisions/kind";
import { itemColumns } from "~/domain/revisions/revisions.server";
import {
  type LockedItem,
  type LockItem,
  restoreVersion,
  type SaveOptions,
  saveVersion,
} from "~/domain/revisions/save.server";
import { once, type Submission } from "~/domain/submissions/once.server";
import { mayChange } from "./authorship.server";
import type { PublicationKind } from "./kind";
import { applyPublicVersion, lockItem, type Publication } from "./projection.server";

/** Creates an item with the number under which readers will find it. */
async function beginItem<KindFields extends Fields>(
  tx: Tx,
  kind: PublicationKind<KindFields>,
  authorId: string,
): Promise<LockedItem<KindFields>> {
  const key = String(await kind.projection.drawId(tx));
  const [item] = await tx
    .insert(contentItems)
    .values({ kind: kind.name, key, authorId })
    .returning(itemColumns);
  return { item: item!, newest: null };
}

/** Opens a publication for writing by a member of staff; `id` is null for a new one. */
const openAs =
  <KindFields extends Fields>(
    kind: PublicationKind<KindFields>,
    staff: Writer,
    id: number | null,
  ): LockItem<KindFields, "not-there" | "not-yours"> =>
  async (tx) => {
    if (id === null) return beginItem(tx, kind, staff.id);
    const there = await lockItem(tx, kind, id);
    if (!there) return "not-there";
    return mayChange(staff, there) ? there : "not-yours";
  };

type Saving<KindFields extends Fields, Result> = Pick<
  SaveOptions<KindFields, Result, never>,
  "seen" | "publish" | "write"
> & {
  staff: Writer;
  /** Null for a publication that is to be added. */
  id: number | null;
};

const projecting = <KindFields extends Fields>(
  kind: PublicationKind<KindFields>,
  staff: Writer,
  id: number | null,
) => ({
  staff,
  open: openAs(kind, staff, id),
  project: (tx: Tx, item: LockedItem<KindFields>["item"]) => applyPublicVersion(tx, kind, item),
});

/** Saves a version, and brings before readers what is in force now. */
export const savePublication = <KindFields extends Fields, Result extends object = object>(
  kind: PublicationKind<KindFields>,
  { staff, id, ...writing }: Saving<KindFields, Result>,
  submission: Submission,
) =>
  saveVersion<KindFields, "not-there" | "not-yours", Result>(
    kind,
    { ...writing, ...projecting(kind, staff, id), skipUnchanged: true },
    submission,
  );

/** Adds an old version as a new draft; what readers have stays. Not done where there is no such version. */
export const restorePublication = <KindFields extends Fields>(
  kind: PublicationKind<KindFields>,
  { staff, id, number }: { staff: Writer; id: number; number: number },
  submission: Submission,
) => restoreVersion(kind, { ...projecting(kind, staff, id), number }, submission);

/** Deletes a publication with all its versions, and queues the deletion of their files. */
async function removeItem<KindFields extends Fields>(
  tx: Tx,
  kind: PublicationKind<KindFields>,
  { item }: Publication<KindFields>,
) {
  const named = await tx
    .select({ photoKey: contentRevisions.photoKey, fileKeys: contentRevisions.fileKeys })
    .from(contentRevisions)
    .where(eq(contentRevisions.itemId, item.id));
  await kind.projection.hide(tx, Number(item.key));
  await tx.delete(contentItems).where(eq(contentItems.id, item.id));
  return {
    photoKeys: [...new Set(named.flatMap(({ photoKey }) => photoKey ?? []))],
    fileKeys: [...new Set(named.flatMap(({ fileKeys }) => fileKeys))],
  };
}

type Named = { photoKeys: string[]; fileKeys: string[] };

/**
 * Deletes a publication with all its versions; `forget` deletes what belongs to it, and the files that they named, and
 * returns what the audit log says of it. Not done where there is none, or none that this editor may delete.
 */
export const deletePublication = <KindFields extends Fields>(
  kind: PublicationKind<KindFields>,
  {
    staff,
    id,
    forget,
  }: {
    staff: Writer;
    id: number;
    forget(tx: Tx, named: Named, last: KindFields): Promise<Record<string, unknown> | undefined>;
  },
  submission: Submission,
) =>
  once(submission, async (tx) => {
    const there = await lockItem(tx, kind, id);
    if (!there || !mayChange(staff, there)) return { done: false };
    const named = await removeItem(tx, kind, there);
    const detail = await forget(tx, named, there.newest.readableFields!);
    await record(tx, byStaff(staff), {
      action: `${kind.noun}.delete`,
      subject: kind.subjectOf(String(id)),
      detail,
    });
    return { done: true };
  });

import { and, desc, eq, sql } from "drizzle-orm";
import { audit, contentItems, contentRevisions, db, staffUsers } from "~/db";
import type { Fields } from "~/domain/revisions/kind";
import { findRevision, itemColumns, type Revision, readFields } from "~/domain/revisions/revisions.server";
import { now } from "~/platform/clock.server";
import type { PublicationKind } from "./kind";
import { isKnown, itemAt } from "./projection.server";

export type LatestVersion<KindFields extends Fields> = {
  id: number;
  fields: KindFields;
  number: number;
  authorId: string;
  /** True if readers have a version of it now. */
  isPublic: boolean;
  state: "draft" | "scheduled" | "live" | "none";
  at: Date;
  hours: { from: Date | null; until: Date | null };
  hasVersions: boolean;
};

/** Returns the public state of a version and the time since or from which it applies. */
function stateAndMoment({
  liveFrom,
  liveUntil,
  createdAt,
}: Pick<Revision<Fields>, "liveFrom" | "liveUntil" | "createdAt">) {
  if (!liveFrom) return { state: "draft" as const, at: createdAt };
  if (liveFrom > now()) return { state: "scheduled" as const, at: liveFrom };
  if (liveUntil && liveUntil <= now()) return { state: "none" as const, at: liveUntil };
  return { state: "live" as const, at: liveFrom };
}

/** Returns the newest version, draft or not; null if there is none. */
export async function findLatestVersion<KindFields extends Fields>(
  kind: PublicationKind<KindFields>,
  id: number,
): Promise<LatestVersion<KindFields> | null> {
  const [item] = await db.select(itemColumns).from(contentItems).where(itemAt(kind, id));
  const newest = item ? await findRevision(db, kind, item.id) : null;
  const projected = await kind.projection.read(id);
  if (item && newest && (!projected || isKnown(item, newest, projected))) {
    const { readableFields: fields, number, liveFrom, liveUntil } = newest;
    const hours = { from: liveFrom, until: liveUntil };
    const isPublic = item.shown !== null;
    const identity = { id, fields: fields!, number, authorId: item.authorId!, isPublic, hours };
    return { ...identity, ...stateAndMoment(newest), hasVersions: true };
  }
  if (!projected) return null;
  const { fields, version, authorId, isPublic, changedAt } = projected;
  const state = isPublic ? "live" : "draft";
  const hours = { from: null, until: null };
  return { id, fields, number: version, authorId, isPublic, state, at: changedAt, hours, hasVersions: false };
}

/** Returns the stored content of a publication that is older than versioning as its only version. */
async function onlyVersion<KindFields extends Fields>(kind: PublicationKind<KindFields>, id: number) {
  const stored = await kind.projection.read(id);
  if (!stored) return [];
  const { fields, authorId, isPublic, changedAt } = stored;
  const author = await db
    .select({ name: staffUsers.fullName })
    .from(staffUsers)
    .where(eq(staffUsers.id, authorId));
  const liveFrom = isPublic ? changedAt : null;
  return [{ number: 1, fields, author: author[0]?.name ?? null, liveFrom, createdAt: changedAt }];
}

/** Lists all versions, newest first, with their authors' names. Empty if there is no such publication. */
export async function listVersions<KindFields extends Fields>(kind: PublicationKind<KindFields>, id: number) {
  const rows = await db
    .select({ revision: contentRevisions, author: staffUsers.fullName })
    .from(contentItems)
    .innerJoin(contentRevisions, eq(contentRevisions.itemId, contentItems.id))
    .leftJoin(staffUsers, eq(staffUsers.id, contentRevisions.authorId))
    .where(itemAt(kind, id))
    .orderBy(desc(contentRevisions.number));
  if (!rows.length) return onlyVersion(kind, id);
  return rows.map(({ revision, author }) => ({
    ...revision,
    fields: readFields(kind, revision.fields)!,
    author,
  }));
}

const MAX_WAITING = 50;

/** Lists unpublished work: drafts, scheduled and expired versions; editors see only their own. */
export async function listUnpublished<KindFields extends Fields>(
  kind: PublicationKind<KindFields>,
  staff: { id: string; role: string },
) {
  const isNewest = sql`${contentRevisions.number} = (select max(n.number) from ${contentRevisions} n where n.item_id = ${contentItems.id})`;
  const rows = await db
    .select({ item: itemColumns, revision: contentRevisions })
    .from(contentItems)
    .innerJoin(contentRevisions, eq(contentRevisions.itemId, contentItems.id))
    .where(
      and(
        eq(contentItems.kind, kind.name),
        isNewest,
        sql`${contentRevisions.number} is distinct from ${contentItems.shown}`,
        staff.role === "admin" ? undefined : eq(contentItems.authorId, staff.id),
      ),
    )
    .orderBy(desc(contentRevisions.createdAt), desc(contentRevisions.id))
    .limit(MAX_WAITING);
  return rows.map(({ item, revision }) => ({
    id: Number(item.key),
    fields: readFields(kind, revision.fields)!,
    ...stateAndMoment(revision),
    isPublic: item.shown !== null,
  }));
}

/** Returns true if a publication that does not exist was deleted. */
export async function wasDeleted(
  { subjectOf, noun }: Pick<PublicationKind<never>, "subjectOf" | "noun">,
  id: number,
): Promise<boolean> {
  const deletion = and(eq(audit.subject, subjectOf(String(id))), eq(audit.action, `${noun}.delete`));
  return (await db.$count(audit, deletion)) > 0;
}

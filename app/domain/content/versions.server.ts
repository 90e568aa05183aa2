import { and, desc, eq, lt, lte, type SQL, sql } from "drizzle-orm";
import { contentItems, contentRevisions, db, staffUsers } from "~/db";
import { pageOf } from "~/fields/pagination";
import type { Place } from "./items.server";

const VERSIONS_PER_PAGE = 20;

const versionsOf = ({ kind, key }: Place, more?: SQL) =>
  and(eq(contentItems.kind, kind), eq(contentItems.key, key ?? ""), more);

const listed = {
  number: contentRevisions.number,
  author: staffUsers.fullName,
  isSaid: sql<boolean>`${contentRevisions.fields} is not null`,
  liveFrom: contentRevisions.liveFrom,
  liveUntil: contentRevisions.liveUntil,
  createdAt: contentRevisions.createdAt,
};

/** Returns a page of an item's versions, newest first, without their content; null if there are none. */
export async function listVersions(place: Place, requestedPage: number) {
  const [{ total, newest } = { total: 0, newest: null }] = await db
    .select({
      total: sql<number>`count(*)`.mapWith(Number),
      newest: sql<number | null>`max(${contentRevisions.number})`,
    })
    .from(contentItems)
    .innerJoin(contentRevisions, eq(contentRevisions.itemId, contentItems.id))
    .where(versionsOf(place));
  if (newest === null) return null;
  const { page, pages, offset } = pageOf(requestedPage, total, VERSIONS_PER_PAGE);
  const versions = await db
    .select(listed)
    .from(contentItems)
    .innerJoin(contentRevisions, eq(contentRevisions.itemId, contentItems.id))
    .leftJoin(staffUsers, eq(staffUsers.id, contentRevisions.authorId))
    .where(versionsOf(place))
    .orderBy(desc(contentRevisions.number))
    .limit(VERSIONS_PER_PAGE)
    .offset(offset);
  return { versions, newest, page, pages };
}

async function firstOf(where: SQL | undefined) {
  const [found] = await db
    .select({ number: contentRevisions.number, fields: contentRevisions.fields })
    .from(contentItems)
    .innerJoin(contentRevisions, eq(contentRevisions.itemId, contentItems.id))
    .where(where)
    .orderBy(desc(contentRevisions.number))
    .limit(1);
  return found ?? null;
}

/** Returns a version by its number, or null. */
export const findVersion = (place: Place, number: number) =>
  firstOf(versionsOf(place, eq(contentRevisions.number, number)));

/** Returns the version before a version. */
export const findVersionBefore = (place: Place, number: number) =>
  firstOf(versionsOf(place, lt(contentRevisions.number, number)));

/** Returns the last version up to `number` that has content. */
export const findReadableFieldsUpTo = (place: Place, number: number) =>
  firstOf(
    versionsOf(place, and(lte(contentRevisions.number, number), sql`${contentRevisions.fields} is not null`)),
  );

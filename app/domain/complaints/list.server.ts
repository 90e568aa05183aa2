import { and, desc, eq, inArray, ne, or, type SQL, sql } from "drizzle-orm";
import { contacts, db, matchesAll } from "~/db";
import { rowCount } from "~/db/row-counts.server";
import { pageOf } from "~/fields/pagination";
import { wordsOf } from "~/fields/search-query";
import { COMPLAINTS_PER_PAGE, type ComplaintFilter, MAX_COUNTED, MAX_FOUND } from "./filter";
import { readReference } from "./reference";
import type { State } from "./status";

const EXCERPT = 300;
const LOOKED_THROUGH_FOR_EACH = 20;

type Search = Pick<ComplaintFilter, "q" | "status"> & { tooShort?: boolean };

export const withStatus = ({ status }: Pick<Search, "status">): SQL =>
  status ? eq(contacts.status, status) : ne(contacts.status, "held");

function searched({ q, tooShort }: Search): SQL | undefined {
  const matching = matchesAll(contacts.searchKey, tooShort ? [] : wordsOf(q));
  const reference = readReference(q);
  return reference ? or(eq(contacts.reference, reference), matching) : matching;
}

const byNewest = sql`order by created_at desc, id desc`;
const idsOf = async (query: SQL) => (await db.execute<{ id: number }>(query)).map(({ id }) => id);

/**
 * Searches the newest messages first for common words, and the index for rare ones, because each hit of the index has
 * to be sorted.
 */
async function newestMatches(search: Search, max: number): Promise<number[]> {
  const status = withStatus(search);
  const amongNewest = await idsOf(sql`
    select id from (select * from contacts where ${status} ${byNewest} limit ${max * LOOKED_THROUGH_FOR_EACH}) as contacts
    where ${searched(search)} ${byNewest} limit ${max}`);
  if (amongNewest.length === max) return amongNewest;
  return idsOf(sql`
    with matching as materialized (
      select id, created_at from contacts where ${and(withStatus(search), searched(search))}
    )
    select id from matching ${byNewest} limit ${max}`);
}

const newestFirst = [desc(contacts.createdAt), desc(contacts.id)] as const;

const newest = (search: Search, limit: number, offset: number) =>
  db
    .select({ id: contacts.id })
    .from(contacts)
    .where(withStatus(search))
    .orderBy(...newestFirst)
    .limit(limit)
    .offset(offset);

/** `excerpt` is the start of the text, `receivedOn` a day in Amman (YYYY-MM-DD). */
const cardsOf = (chosen: SQL) =>
  db
    .select({
      id: contacts.id,
      title: contacts.title,
      status: contacts.status,
      email: contacts.email,
      phone: contacts.phone,
      excerpt: sql<string>`left(${contacts.subject}, ${EXCERPT})`,
      receivedOn: sql<string>`to_char(${contacts.createdAt} at time zone 'Asia/Amman', 'YYYY-MM-DD')`,
      createdAt: contacts.createdAt,
      version: contacts.version,
    })
    .from(contacts)
    .where(chosen)
    .orderBy(...newestFirst);

export type ComplaintCard = Awaited<ReturnType<typeof cardsOf>>[number];

async function countsOf(status: State | null) {
  const [counts] = await db.execute<{ listed: number; held: number }>(sql`
    select ${status ? rowCount(contacts, status) : sql`${rowCount(contacts)} - ${rowCount(contacts, "held")}`} as listed,
      ${rowCount(contacts, "held")} as held`);
  return counts!;
}

/**
 * Lists a page of the newest 10,000 messages, or of 1,000 matches; `more` is true if there are others, `held` counts
 * those held for review.
 */
export async function listComplaints(filter: ComplaintFilter & { tooShort?: boolean }) {
  const maxCounted = searched(filter) ? MAX_FOUND : MAX_COUNTED;
  const found = searched(filter) ? await newestMatches(filter, maxCounted + 1) : null;
  const { listed, held } = await countsOf(filter.status);
  const counted = found ? found.length : listed;
  const total = Math.min(counted, maxCounted);
  const { page, pages, offset: start } = pageOf(filter.page, total, COMPLAINTS_PER_PAGE);
  const chosen = found
    ? inArray(contacts.id, found.slice(start, Math.min(start + COMPLAINTS_PER_PAGE, maxCounted)))
    : inArray(contacts.id, newest(filter, COMPLAINTS_PER_PAGE, start));
  return { complaints: await cardsOf(chosen), total, more: counted > maxCounted, page, pages, held };
}

export async function listComplaintIds(search: Search): Promise<number[]> {
  if (searched(search)) return newestMatches(search, MAX_COUNTED);
  return (await newest(search, MAX_COUNTED, 0)).map(({ id }) => id);
}

import { desc, inArray, sql } from "drizzle-orm";
import { db } from "~/db/client.server";
import { contacts } from "~/db/schema";
import { COMPLAINTS_PER_PAGE, type ComplaintFilter, MOST_COUNTED, MOST_FOUND } from "./filter";
import { type Asked, newestMatches, searched, withStatus } from "./matching.server";

const EXCERPT = 300;
const newestFirst = [desc(contacts.createdAt), desc(contacts.id)] as const;

/** How many there are, 10,001 standing for more than 10,000, so that a million are never counted through. */
async function countUpToMost(asked: Asked): Promise<number> {
  const counted = db
    .select({ one: sql`1` })
    .from(contacts)
    .where(withStatus(asked))
    .limit(MOST_COUNTED + 1);
  return db.$count(counted.as("counted"));
}

async function newest(asked: Asked, limit: number, offset: number): Promise<number[]> {
  const rows = await db
    .select({ id: contacts.id })
    .from(contacts)
    .where(withStatus(asked))
    .orderBy(...newestFirst)
    .limit(limit)
    .offset(offset);
  return rows.map(({ id }) => id);
}

/** One message of the list; `excerpt` is the start of its text, `receivedOn` a day of Amman (YYYY-MM-DD). */
const cardsOf = (ids: number[]) =>
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
    .where(inArray(contacts.id, ids))
    .orderBy(...newestFirst);

export type ComplaintCard = Awaited<ReturnType<typeof cardsOf>>[number];

/**
 * One page of 12 messages, newest first: all words of `q` in name, title, message or e-mail, or the message whose
 * reference `q` is, and the status. The newest 10,000, of a search 1,000, can be paged through: `more` says that there
 * are others. A page beyond the last is the last.
 */
export async function listComplaints(filter: ComplaintFilter & { tooShort?: boolean }) {
  const most = searched(filter) ? MOST_FOUND : MOST_COUNTED;
  const found = searched(filter) ? await newestMatches(filter, most + 1) : null;
  const counted = found ? found.length : await countUpToMost(filter);
  const total = Math.min(counted, most);
  const pages = Math.max(1, Math.ceil(total / COMPLAINTS_PER_PAGE));
  const page = Math.min(filter.page, pages);
  const start = (page - 1) * COMPLAINTS_PER_PAGE;
  const ids = found
    ? found.slice(start, Math.min(start + COMPLAINTS_PER_PAGE, most))
    : await newest(filter, COMPLAINTS_PER_PAGE, start);
  const complaints = ids.length ? await cardsOf(ids) : [];
  return { complaints, total, more: counted > most, page, pages };
}

/** The ids of the same list, 10,000 at most, for a file of it. */
export const listComplaintIds = (asked: Asked): Promise<number[]> =>
  searched(asked) ? newestMatches(asked, MOST_COUNTED) : newest(asked, MOST_COUNTED, 0);

import { and, eq, ne, or, type SQL, sql } from "drizzle-orm";
import { db } from "~/db/client.server";
import { contacts } from "~/db/schema";
import { matchesAll } from "~/db/search";
import { wordsOf } from "~/domain/search/asked";
import type { ComplaintFilter } from "./filter";
import { readReference } from "./reference";

const LOOKED_THROUGH_FOR_EACH = 20;

export type Asked = Pick<ComplaintFilter, "q" | "status"> & { tooShort?: boolean };

/** Those of a status; without one, all that are not held. */
export const withStatus = ({ status }: Asked): SQL =>
  status ? eq(contacts.status, status) : ne(contacts.status, "held");

/** All words in name, title, message or e-mail, or the reference itself; no condition where nothing is searched by. */
export function searched({ q, tooShort }: Asked): SQL | undefined {
  const matching = matchesAll(contacts.searchKey, tooShort ? [] : wordsOf(q));
  const reference = readReference(q);
  return reference ? or(eq(contacts.reference, reference), matching) : matching;
}

const newestFirst = sql`order by created_at desc, id desc`;
const idsOf = async (query: SQL) => (await db.execute<{ id: number }>(query)).map(({ id }) => id);

/**
 * The newest ids that a search finds, newest first, `most` at most. Common words are looked for among the newest
 * messages; words that are rare there by their index, whose every find has to be sorted.
 */
export async function newestMatches(asked: Asked, most: number): Promise<number[]> {
  const status = withStatus(asked);
  const amongNewest = await idsOf(sql`
    select id from (select * from contacts where ${status} ${newestFirst} limit ${most * LOOKED_THROUGH_FOR_EACH}) as contacts
    where ${searched(asked)} ${newestFirst} limit ${most}`);
  if (amongNewest.length === most) return amongNewest;
  return idsOf(sql`
    with matching as materialized (
      select id, created_at from contacts where ${and(withStatus(asked), searched(asked))}
    )
    select id from matching ${newestFirst} limit ${most}`);
}

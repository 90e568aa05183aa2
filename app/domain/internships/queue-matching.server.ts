import { and, eq, or, type SQL, sql } from "drizzle-orm";
import { db } from "~/db/client.server";
import { internshipApplications as applications } from "~/db/schema";
import { matches, matchesAll } from "~/db/search";
import { readPhoneNumber } from "~/domain/complaints/phone-number";
import { wordsOf } from "~/domain/search/asked";
import type { QueueFilter } from "./queue-filter";
import { readTemporaryNumber } from "./temporary-number";

export type Asked = Pick<QueueFilter, "q" | "state"> & { tooShort?: boolean };

/** All words in names, numbers or e-mail, the telephone number however spaced, or TEMP_NO; undefined for no search. */
export function searched({ q, tooShort }: Asked): SQL | undefined {
  const number = readTemporaryNumber(q);
  const phone = readPhoneNumber(q);
  return or(
    matchesAll(applications.searchKey, tooShort ? [] : wordsOf(q)),
    phone ? matches(applications.searchKey, phone) : undefined,
    number ? eq(applications.temporaryNumber, number) : undefined,
  );
}

const inState = ({ state }: Asked) => (state ? eq(applications.state, state) : undefined);
const idsOf = async (query: SQL) => (await db.execute<{ id: number }>(query)).map(({ id }) => id);

/** The newest ids of a list, newest first: by the index of the state, or of all; what is searched for by its own. */
export function newestIds(asked: Asked, limit: number, offset = 0): Promise<number[]> {
  const [state, search] = [inState(asked), searched(asked)];
  if (search) {
    return idsOf(sql`
      with matching as materialized (select id from ${applications} where ${and(state, search)})
      select id from matching order by id desc limit ${limit} offset ${offset}`);
  }
  const order = state ? sql`created_at desc, id desc` : sql`id desc`;
  return idsOf(sql`
    select id from ${applications} where ${state ?? sql`true`} order by ${order} limit ${limit} offset ${offset}`);
}

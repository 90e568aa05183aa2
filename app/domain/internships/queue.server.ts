import { and, eq, inArray, or, type SQL, sql } from "drizzle-orm";
import { internshipApplications as applications, db, matches, matchesAll } from "~/db";
import { pageOf } from "~/fields/pagination";
import { readPhoneNumber } from "~/fields/phone-number";
import { wordsOf } from "~/fields/search-query";
import type { ApplicationState } from "./application";
import { APPLICATIONS_PER_PAGE, MAX_COUNTED, MAX_FOUND, type QueueFilter } from "./queue-filter";
import { othersOfPersons } from "./same-person.server";
import { readTemporaryNumber } from "./temporary-number";

type QueueSearch = Pick<QueueFilter, "q" | "state"> & { tooShort?: boolean };

/**
 * Matches all words in names, numbers or e-mail, the telephone number in any spacing, or TEMP_NO; undefined without a
 * search.
 */
function searched({ q, tooShort }: QueueSearch): SQL | undefined {
  const number = readTemporaryNumber(q);
  const phone = readPhoneNumber(q);
  return or(
    matchesAll(applications.searchKey, tooShort ? [] : wordsOf(q)),
    phone ? matches(applications.searchKey, phone) : undefined,
    number ? eq(applications.temporaryNumber, number) : undefined,
  );
}

export const inState = ({ state }: Pick<QueueSearch, "state">) =>
  state ? eq(applications.state, state) : undefined;
const idsOf = async (query: SQL) => (await db.execute<{ id: number }>(query)).map(({ id }) => id);

/** Returns the newest ids, newest first, by the index of the state or of the search. */
export function newestIds(queueSearch: QueueSearch, limit: number, offset = 0): Promise<number[]> {
  const [state, search] = [inState(queueSearch), searched(queueSearch)];
  if (search) {
    return idsOf(sql`
      with matching as materialized (select id from ${applications} where ${and(state, search)})
      select id from matching order by id desc limit ${limit} offset ${offset}`);
  }
  const order = state ? sql`created_at desc, id desc` : sql`id desc`;
  return idsOf(sql`
    select id from ${applications} where ${state ?? sql`true`} order by ${order} limit ${limit} offset ${offset}`);
}

/** Counts the matching applications by state; 10,001 stands for more than 10,000. */
export async function countByState(search: QueueSearch): Promise<Record<ApplicationState, number>> {
  const counted = (state: ApplicationState) => sql`(select count(*)::int from (
    select 1 from ${applications} where ${and(eq(applications.state, state), searched(search))} limit ${MAX_COUNTED + 1}
  ) as found)`;
  const [counts] = await db.execute<Record<ApplicationState, number>>(
    sql`select ${counted("received")} as received, ${counted("returned")} as returned, ${counted("accepted")} as accepted`,
  );
  return counts!;
}

const sinceDecision = (kind: "corrected" | "document") => sql<boolean>`exists (
  select from internship_events as event
  where event.application_id = internship_applications.id and event.kind = ${kind}
    and event.id > coalesce((
      select max(decision.id) from internship_events as decision
      where decision.application_id = internship_applications.id and decision.kind in ('returned', 'accepted')
    ), 0))`;

const rowsOf = (ids: number[]) =>
  db
    .select({
      id: applications.id,
      temporaryNumber: applications.temporaryNumber,
      nameAr: applications.nameAr,
      nameEn: applications.nameEn,
      nationality: applications.nationality,
      degreeCountry: applications.degreeCountry,
      university: applications.university,
      state: applications.state,
      receivedOn: sql<string>`to_char(${applications.createdAt} at time zone 'Asia/Amman', 'YYYY-MM-DD')`,
      isCorrected: sinceDecision("corrected"),
      hasNewPapers: sinceDecision("document"),
    })
    .from(applications)
    .where(inArray(applications.id, ids));

async function readRows(ids: number[]) {
  if (!ids.length) return [];
  const [rows, others] = await Promise.all([rowsOf(ids), othersOfPersons(ids)]);
  const found = new Map(rows.map((row) => [row.id, row]));
  const again = new Set(others.map((other) => other.of));
  return ids.flatMap((id) => {
    const row = found.get(id);
    return row ? [{ ...row, hasOthers: again.has(id) }] : [];
  });
}

/** An application in the list; `receivedOn` is a day in Amman (YYYY-MM-DD). */
export type QueuedApplication = Awaited<ReturnType<typeof readRows>>[number];

/**
 * Returns a page of 25 applications, newest first, and the number in each state. The newest 10,000 can be paged
 * through, or 1,000 matches of a search; `more` is true if there are others. A page beyond the last is the last.
 */
export async function listApplications(filter: QueueFilter & { tooShort?: boolean }) {
  const counts = await countByState(filter);
  const counted = filter.state ? counts[filter.state] : counts.received + counts.returned + counts.accepted;
  const maxCounted = searched(filter) ? MAX_FOUND : MAX_COUNTED;
  const total = Math.min(counted, maxCounted);
  const { page, pages, offset: start } = pageOf(filter.page, total, APPLICATIONS_PER_PAGE);
  const ids = await newestIds(filter, Math.min(APPLICATIONS_PER_PAGE, maxCounted - start), start);
  return { applications: await readRows(ids), counts, total, more: counted > maxCounted, page, pages };
}

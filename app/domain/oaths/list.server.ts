import { and, desc, eq, inArray, or, type SQL, sql } from "drizzle-orm";
import { db, members, oaths } from "~/db";
import { matchesName } from "~/domain/person-names/name-search";
import { pageOf } from "~/fields/pagination";
import { OATHS_PER_PAGE, type OathFilter, type OathSearch } from "./filter";

type Search = Pick<OathFilter, "search" | "date">;

const newestFirst = [desc(oaths.createdAt), desc(oaths.id)] as const;
const ammanDay = sql<string>`to_char(${oaths.createdAt} at time zone 'Asia/Amman', 'YYYY-MM-DD')`;

const columns = {
  id: oaths.id,
  memberNumber: oaths.associationNumber,
  doctorName: oaths.doctorName,
  nameEn: members.nameEn,
  day: ammanDay,
};

function conditionOf(search: OathSearch): SQL | undefined {
  switch (search.by) {
    case "all":
      return undefined;
    case "nothing":
      return sql`false`;
    case "number":
      return eq(oaths.associationNumber, search.memberNumber);
    case "name":
      return or(
        matchesName(sql`ar_norm(${oaths.doctorName})`, search.words.join(" ")),
        matchesName(members.searchKey, search.words.join(" ")),
      );
  }
}

const dayBegins = (date: string, later = 0) =>
  sql`(${date}::date + ${later}::int)::timestamp at time zone 'Asia/Amman'`;

const matching = ({ search, date }: Search) =>
  and(
    conditionOf(search),
    date
      ? sql`${oaths.createdAt} >= ${dayBegins(date)} and ${oaths.createdAt} < ${dayBegins(date, 1)}`
      : undefined,
  );

export const oathRows = () =>
  db.select(columns).from(oaths).innerJoin(members, eq(members.memberNumber, oaths.associationNumber));

export type Oath = Awaited<ReturnType<typeof oathRows>>[number];

export async function listOathIds(search: Search): Promise<number[]> {
  const rows = await db
    .select({ id: oaths.id })
    .from(oaths)
    .innerJoin(members, eq(members.memberNumber, oaths.associationNumber))
    .where(matching(search))
    .orderBy(...newestFirst);
  return rows.map(({ id }) => id);
}

export const readOaths = (ids: number[]): Promise<Oath[]> =>
  oathRows()
    .where(inArray(oaths.id, ids))
    .orderBy(...newestFirst);

export async function listOaths({ page: requestedPage, ...filter }: OathFilter) {
  const ids = await listOathIds(filter);
  const { page, pages } = pageOf(requestedPage, ids.length, OATHS_PER_PAGE);
  const onPage = ids.slice((page - 1) * OATHS_PER_PAGE, page * OATHS_PER_PAGE);
  return { oaths: onPage.length ? await readOaths(onPage) : [], total: ids.length, page, pages };
}

export async function findOath(id: number): Promise<Oath | null> {
  const [oath] = await readOaths([id]);
  return oath ?? null;
}

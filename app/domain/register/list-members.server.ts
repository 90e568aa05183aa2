import { and, asc, desc, eq, gte, type SQL, sql } from "drizzle-orm";
import type { Words } from "~/content/words";
import { db, doctorAccounts, dues, duesChanges, lookups, members } from "~/db";
import { DECEASED, standardStatuses, statusName } from "~/domain/members/work-status";
import { parseTypedName } from "~/domain/person-names/name-words";
import {
  allMembers,
  findByName,
  MAX_COUNTED,
  withBitmapScans,
} from "~/domain/public-register/find-by-name.server";
import { registerTermsNow } from "~/domain/public-register/terms.server";
import { pageOf } from "~/fields/pagination";
import { ammanMoment, type Language } from "~/i18n";
import {
  MEMBERS_PER_PAGE,
  type MemberOrder,
  type MemberSearch,
  type MembersFilter,
  memberSearch,
} from "./members-filter";

type Reader = {
  /** True for readers who may see national numbers, mobiles and dues; the others must not find by them either. */
  seesPrivate: boolean;
};

const accountOf = db
  .select({ one: sql`1` })
  .from(doctorAccounts)
  .where(eq(doctorAccounts.memberNumber, members.memberNumber));

const paidUpTo = (year: number) => {
  const paid = db
    .select({ one: sql`1` })
    .from(dues)
    .where(and(eq(dues.memberNumber, members.memberNumber), gte(dues.annualFeePaidYear, year)));
  return sql`exists ${paid}`;
};

const changedSince = (day: string, { seesPrivate }: Reader) => {
  const begins = ammanMoment(day, "00:00");
  if (!seesPrivate) return gte(members.updatedAt, begins);
  const from = sql`${begins.toISOString()}::timestamptz`;
  return sql`${members.memberNumber} in (
    select changed.member_number from ${members} as changed where changed.updated_at >= ${from}
    union select paid.member_number from ${duesChanges} as paid where paid.created_at >= ${from})`;
};

/** Returns the conditions of the filters, apart from what was typed to search for. */
function narrowedBy({ status, governorate, specialty, paid, account, since }: MembersFilter, reader: Reader) {
  return and(
    status === null ? undefined : eq(members.workStatus, status),
    governorate ? eq(members.governorate, governorate) : undefined,
    specialty ? sql`${members.specialties} @> array[${specialty}]::text[]` : undefined,
    paid && reader.seesPrivate ? paidUpTo(paid) : undefined,
    account === null
      ? undefined
      : account === "open"
        ? sql`exists ${accountOf}`
        : sql`not exists ${accountOf}`,
    since ? changedSince(since, reader) : undefined,
  );
}

const anyOf = (conditions: Array<SQL | false | null>) => {
  const present = conditions.filter((condition) => condition !== null && condition !== false);
  return present.length ? sql`(${sql.join(present, sql` or `)})` : sql`false`;
};

function foundBy(search: Exclude<MemberSearch, { by: "name" }>): SQL | undefined {
  if (search.by === "nothing") return undefined;
  if (search.by === "email") return sql`lower(${members.email}) = ${search.email}`;
  const { memberNumber, nationalNumber, mobile } = search;
  return anyOf([
    memberNumber !== null && eq(members.memberNumber, memberNumber),
    nationalNumber !== null && eq(members.nationalNumber, nationalNumber),
    mobile !== null && eq(members.mobile, mobile),
  ]);
}

/** All members whom filters select: by a condition, or by the numbers of a search by name, closest first. */
export type SelectedMembers = { where: SQL | undefined; numbers: number[] | null };

/** Finds who is listed. A name finds at most 2,000 members, spellings and typing errors included. */
export async function selectMembers(filter: MembersFilter, reader: Reader): Promise<SelectedMembers> {
  const narrowed = narrowedBy(filter, reader);
  const search = memberSearch(filter.q, reader);
  if (search.by !== "name") return { where: and(narrowed, foundBy(search)), numbers: null };
  const name = parseTypedName(search.name);
  if (!name.words.length) return { where: sql`false`, numbers: [] };
  const { vocabulary } = await registerTermsNow();
  const { exact, similar } = await withBitmapScans((tx) =>
    findByName(tx, allMembers(narrowed), name, vocabulary),
  );
  const numbers = [...exact, ...similar];
  return { where: inNumbers(numbers), numbers };
}

const inNumbers = (numbers: readonly number[]) =>
  sql`${members.memberNumber} = any(string_to_array(${numbers.join(" ")}, ' ')::int[])`;

const keys: Record<Language, Record<MemberOrder, SQL>> = (() => {
  const shared = { number: sql`${members.memberNumber}`, changed: sql`${members.updatedAt}` };
  const english = sql`coalesce(nullif(lower(${members.nameEn}), ''), ${members.searchKey})`;
  return { ar: { ...shared, name: sql`${members.searchKey}` }, en: { ...shared, name: english } };
})();

/** Newest change first, the others ascending; `backwards` reads the page before a member. */
function ordering(order: MemberOrder, language: Language, backwards: boolean) {
  const key = keys[language][order];
  const descends = (order === "changed") !== backwards;
  const direction = descends ? desc : asc;
  const beyond = (memberNumber: number) => {
    const reference = sql`(select ${key}, ${members.memberNumber} from ${members}
      where ${members.memberNumber} = ${memberNumber})`;
    return descends
      ? sql`(${key}, ${members.memberNumber}) < ${reference}`
      : sql`(${key}, ${members.memberNumber}) > ${reference}`;
  };
  return { by: [direction(key), direction(members.memberNumber)], beyond };
}

const rowColumns = {
  memberNumber: members.memberNumber,
  name: { ar: members.nameAr, en: members.nameEn },
  workStatus: members.workStatus,
  status: { ar: lookups.nameAr, en: lookups.nameEn },
  governorate: members.governorate,
  specialties: members.specialties,
  isHidden: sql<boolean>`hidden_by_register or hidden_by_doctor`,
  hasAccount: sql<boolean>`exists ${accountOf}`,
  updatedAt: members.updatedAt,
  annualFeePaidYear: dues.annualFeePaidYear,
};

const rowsOf = () =>
  db
    .select(rowColumns)
    .from(members)
    .leftJoin(dues, eq(dues.memberNumber, members.memberNumber))
    .leftJoin(lookups, and(eq(lookups.kind, "work-status"), eq(lookups.code, members.workStatus)));

export type ListedMember = Awaited<ReturnType<typeof rowsOf>>[number];

async function closestFirst(numbers: readonly number[], offset: number): Promise<ListedMember[]> {
  const onPage = numbers.slice(offset, offset + MEMBERS_PER_PAGE);
  if (!onPage.length) return [];
  const rows = new Map((await rowsOf().where(inNumbers(onPage))).map((row) => [row.memberNumber, row]));
  return onPage.flatMap((number) => rows.get(number) ?? []);
}

type Page = { offset: number; after: number | null; before: number | null };

async function inOrder(where: SQL | undefined, order: MemberOrder, language: Language, at: Page) {
  const cursor = at.after ?? at.before;
  const isBackwards = at.after === null && at.before !== null;
  const { by, beyond } = ordering(order, language, isBackwards);
  const rows = await rowsOf()
    .where(cursor === null ? where : and(where, beyond(cursor)))
    .orderBy(...by)
    .limit(MEMBERS_PER_PAGE)
    .offset(cursor === null ? at.offset : 0);
  return isBackwards ? rows.reverse() : rows;
}

/** More members are not counted for the list: counting a million takes longer than reading a page of them. */
const MAX_TOTAL = 10_000;

async function countForList({
  where,
  numbers,
}: SelectedMembers): Promise<{ total: number; isCapped: boolean }> {
  if (numbers) return { total: numbers.length, isCapped: numbers.length >= MAX_COUNTED };
  const counted = db
    .select({ one: sql`1` })
    .from(members)
    .where(where)
    .limit(MAX_TOTAL + 1);
  const total = await db.$count(counted.as("counted"));
  return { total: Math.min(total, MAX_TOTAL), isCapped: total > MAX_TOTAL };
}

/**
 * Returns a page of the members whom the filters select, and how many there are: `isCapped` is true if there are more
 * than `total`. A page is read by the member before or after it, else by its number.
 */
export async function listMembers(filter: MembersFilter, reader: Reader & { language: Language }) {
  const selected = await selectMembers(filter, reader);
  const { total, isCapped } = await countForList(selected);
  const { where, numbers } = selected;
  const isOpenEnded = isCapped && numbers === null;
  const limited = pageOf(filter.page, total, MEMBERS_PER_PAGE);
  const page = isOpenEnded ? filter.page : limited.page;
  const offset = (page - 1) * MEMBERS_PER_PAGE;
  const rows =
    numbers && !filter.sort
      ? await closestFirst(numbers, offset)
      : await inOrder(where, filter.sort ?? "number", reader.language, {
          offset,
          after: page > 1 ? filter.after : null,
          before: page > 1 ? filter.before : null,
        });
  const pages = isOpenEnded ? page + (rows.length === MEMBERS_PER_PAGE ? 1 : 0) : limited.pages;
  return { rows, total, page, pages, isCapped, isOpenEnded };
}

/** Returns the work statuses of the association's list to choose from, with the one of deceased members; without a list, the standard ones. */
export async function workStatuses(): Promise<Array<{ code: number; name: Words }>> {
  const rows = await db
    .select({ code: lookups.code, ar: lookups.nameAr, en: lookups.nameEn })
    .from(lookups)
    .where(eq(lookups.kind, "work-status"))
    .orderBy(asc(lookups.code));
  if (!rows.length) return [...standardStatuses];
  const listed = rows.map(({ code, ...name }) => ({ code, name: statusName(code, name) }));
  return [
    ...listed,
    ...standardStatuses.filter(({ code }) => code === DECEASED && !listed.some((one) => one.code === code)),
  ];
}

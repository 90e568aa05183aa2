import { and, eq, type SQL, sql } from "drizzle-orm";
import type { Words } from "~/content/words";
import { db, members, type Tx } from "~/db";
import { isListed } from "~/domain/members/public-register.server";
import { type RegisterStatus, registerStatus } from "~/domain/members/work-status";
import { normalise } from "~/i18n";
import { type RegisterFilter, sought } from "./filter";
import { alsoWritten } from "./spelled";
import { type Choice, registerTermsNow } from "./terms.server";
import { namesMeant } from "./vocabulary";

export const PER_PAGE = 20;
/** More are not counted, and no page leads beyond them. */
export const MOST_COUNTED = 2000;
/** A doctor may have several of the words that are meant: in both scripts, as the own name and as the father's. */
const MOST_READ = 3 * MOST_COUNTED;

export type RegisterRow = {
  memberNumber: number;
  name: Words;
  specialties: Words[];
  governorate: Words | null;
  status: RegisterStatus;
  since: string | null;
};

export type RegisterPage = {
  doctors: RegisterRow[];
  total: number;
  page: number;
  pages: number;
  /** The words by which they were found, normalised. */
  found: string[];
  /** Other spellings of the first word typed, among those shown. */
  also: string[];
};

const NOBODY: RegisterPage = { doctors: [], total: 0, page: 1, pages: 1, found: [], also: [] };

const chosen = (choices: readonly Choice[], typed: string): string | null => {
  const key = normalise(typed);
  const is = (text: string) => normalise(text) === key;
  return choices.find(({ value, name }) => is(value) || is(name.ar) || is(name.en))?.value ?? null;
};

const listOf = (values: readonly string[]) =>
  sql`array[${sql.join(
    values.map((value) => sql`${value}`),
    sql`, `,
  )}]::text[]`;

const itsWords = sql`register_words(${members.nameAr}, ${members.nameEn})`;
const asArray = (words: readonly string[]) => sql`string_to_array(${words.join(" ")}, ' ')`;
const hasOneOf = (words: readonly string[]) => sql`${itsWords} && ${asArray(words)}`;

/** Of one typed word each that it may mean is looked up by itself: the index compares what many have with all of them. */
function numbersOf(narrowed: SQL | undefined, words: string[][]): SQL {
  const [only, second] = words;
  if (!only) return sql`select member_number from ${members} where ${narrowed}`;
  // Before the rest is asked: to take the name of each doctor of a place apart costs seconds.
  if (second)
    return sql`
      select member_number from (
        select * from ${members} where ${and(isListed, ...words.map(hasOneOf))} offset 0
      ) as ${members} where ${narrowed}`;
  return sql`
    select distinct member_number from (
      select member_number from unnest(${asArray(only)}) as word, lateral (
        select member_number from ${members} where ${and(narrowed, sql`${itsWords} @> array[word]`)}
      ) as named limit ${MOST_READ}
    ) as read`;
}

type Terms = Awaited<ReturnType<typeof registerTermsNow>>;

/** By the index of what is asked alone: a plan that walks through another, or the register, takes seconds where a name is rarer than it seems. */
async function byIndexes<Row extends Record<string, unknown>>(query: SQL): Promise<Row[]> {
  return db.transaction(async (tx: Tx) => {
    await tx.execute(
      sql`select set_config('enable_seqscan', 'off', true), set_config('enable_indexscan', 'off', true)`,
    );
    return [...(await tx.execute<Row>(query))] as Row[];
  });
}

type Found = {
  member_number: number;
  name_ar: string;
  name_en: string;
  specialties: string[];
  governorate: string | null;
  work_status: number;
  since: string | null;
  total: number;
};

const rowsOf = (numbers: SQL, page: number) =>
  byIndexes<Found>(sql`
    with found as materialized (${numbers} limit ${MOST_COUNTED}), shown as materialized (
      select member_number from found order by member_number limit ${PER_PAGE} offset ${(page - 1) * PER_PAGE}
    )
    select member_number, name_ar, name_en, specialties, governorate, work_status,
      to_char(registered_on, 'YYYY-MM-DD') as since, (select count(*)::int from found) as total
    from shown join ${members} using (member_number) order by member_number`);

const wordsFor = (choices: readonly Choice[], value: string): Words =>
  choices.find((choice) => choice.value === value)?.name ?? { ar: value, en: value };

const rowOf = (row: Found, { specialties, governorates }: Terms): RegisterRow => ({
  memberNumber: row.member_number,
  name: { ar: row.name_ar, en: row.name_en },
  specialties: row.specialties.map((value) => wordsFor(specialties, value)),
  governorate: row.governorate ? wordsFor(governorates, row.governorate) : null,
  status: registerStatus(row.work_status),
  since: row.since,
});

async function pageOf(
  narrowed: SQL | undefined,
  { page, words }: { page: number; words: string[][] },
  terms: Terms,
): Promise<RegisterPage> {
  const rows = await rowsOf(numbersOf(narrowed, words), page);
  if (!rows.length && page > 1) return pageOf(narrowed, { page: 1, words }, terms);
  const doctors = rows.map((row) => rowOf(row, terms));
  const total = rows[0]?.total ?? 0;
  const found = [...new Set(words.flat())];
  return { doctors, total, page, pages: Math.max(1, Math.ceil(total / PER_PAGE)), found, also: [] };
}

/** Asked for nothing, it lists nobody. One letter is forgiven where nobody is found otherwise. */
export async function searchRegister(filter: RegisterFilter): Promise<RegisterPage> {
  const { q, specialty, governorate, page } = filter;
  if (!q && !specialty && !governorate) return NOBODY;
  const terms = await registerTermsNow();
  const title = specialty ? chosen(terms.specialties, specialty) : null;
  const place = governorate ? chosen(terms.governorates, governorate) : null;
  if ((specialty && !title) || (governorate && !place)) return NOBODY;
  const narrowed = and(
    isListed,
    title ? sql`${members.specialties} @> ${listOf([title])}` : undefined,
    place ? eq(members.governorate, place) : undefined,
  );
  const asked = q ? sought(q) : null;
  if (!asked) return pageOf(narrowed, { page, words: [] }, terms);
  if ("number" in asked) {
    if (asked.number === null) return NOBODY;
    return pageOf(and(narrowed, eq(members.memberNumber, asked.number)), { page, words: [] }, terms);
  }
  for (const forgiving of [false, true]) {
    const words = namesMeant(terms.vocabulary, asked.name, forgiving);
    if (!words.length) return NOBODY;
    const found = await pageOf(narrowed, { page, words }, terms);
    if (found.total) return { ...found, also: alsoWritten(asked.name, words[0]!, found.doctors) };
  }
  return NOBODY;
}

import { and, eq, type SQL, sql } from "drizzle-orm";
import type { Words } from "~/content/words";
import { db, members, type Tx } from "~/db";
import { numberOrName } from "~/domain/members/number-or-name";
import { isListed } from "~/domain/members/public-register.server";
import { type RegisterStatus, registerStatus } from "~/domain/members/work-status";
import { parseTypedName, type TypedName } from "~/domain/person-names/name-words";
import { normalise } from "~/i18n";
import type { RegisterFilter } from "./filter";
import { initialPattern, nameOrder } from "./name-order";
import { exactReadings, type NamePartMatches, type NameReading, similarReading } from "./name-readings";
import { otherSpellings } from "./spelled";
import { type Choice, registerTermsNow } from "./terms.server";

const PER_PAGE = 20;
/** Further matches are neither counted nor shown. */
export const MAX_COUNTED = 2000;
/** Rows to read, because a doctor may match several times: in both scripts, by first name and by father's name. */
const MAX_READ = 2 * MAX_COUNTED;
const UNHEARD_SIGNS = "'’‘ʼ`´";

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
  /** The number of doctors with exactly the typed name; they come first. */
  exact: number;
  /** The index in `doctors` of the first one with only a similar name. */
  similarFrom: number;
  page: number;
  pages: number;
  /** The normalised words that matched. */
  found: string[];
  /** Other spellings of the first typed word among the exact matches of this page. */
  also: string[];
};

export const NOBODY: RegisterPage = {
  doctors: [],
  total: 0,
  exact: 0,
  similarFrom: 0,
  page: 1,
  pages: 1,
  found: [],
  also: [],
};

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

const memberWords = sql`register_words(${members.nameAr}, ${members.nameEn})`;
const asArray = (words: readonly string[]) => sql`string_to_array(${words.join(" ")}, ' ')`;
const hasOneOf = (words: readonly string[]) => sql`${memberWords} && ${asArray(words)}`;
/** The normalised name in both scripts, without the characters that `register_words` leaves out. */
const plainName = sql`translate(${members.searchKey}, ${UNHEARD_SIGNS}, '')`;

type Lookup = { narrowed: SQL | undefined; reading: NameReading };

const mismatches = (patterns: readonly string[]) =>
  sql.join(
    patterns.map((pattern) => sql`(${plainName} !~ ${pattern})::int`),
    sql` + `,
  );

/** Selects everybody who passes the filters. */
const everybody = ({ narrowed }: Lookup) => sql`
  select member_number, 0 as distance from ${members} where ${narrowed} limit ${MAX_READ}`;

/**
 * Looks up each match of a single word separately, which the index answers faster than all at once. The index of a
 * match among the sorted ones is its distance; within one distance, first names come first.
 */
function bySingleWord({ narrowed, reading }: Lookup, part: NamePartMatches): SQL {
  const closest = new Set([...part.literal, ...part.exact, ...part.near]).size;
  const { startsInOrder } = nameOrder(reading);
  return sql`
    select member_number, 2 * least(place, ${closest + 1}) + is_not_first as distance
    from unnest(${asArray(part.matches)}) with ordinality as words (word, place), lateral (
      select member_number, case when place <= ${closest} then ${mismatches([startsInOrder])} else 0 end as is_not_first
      from ${members} where ${and(narrowed, sql`${memberWords} @> array[word]`)}
    ) as named limit ${MAX_READ}`;
}

/**
 * Looks up the names before filtering, because splitting the names of all doctors of a governorate takes seconds. The
 * distance is 0 for the typed name itself, and grows with each word that is spelled differently or stands elsewhere.
 */
function bySeveralWords({ narrowed, reading }: Lookup): SQL {
  const { literal, exact, near, startsInOrder, inOrder } = nameOrder(reading);
  return sql`
    select member_number, (${mismatches(literal)}) + 2 * (${mismatches(exact)}) + 6 * (${mismatches(near)})
      + 4 * (${mismatches([startsInOrder, inOrder])}) as distance
    from (
      select * from ${members} where ${and(isListed, ...reading.parts.map(({ matches }) => hasOneOf(matches)))} offset 0
    ) as ${members} where ${narrowed} limit ${MAX_READ}`;
}

function selectByName(lookup: Lookup): SQL {
  const [first, second] = lookup.reading.parts;
  if (!first) return everybody(lookup);
  return second ? bySeveralWords(lookup) : bySingleWord(lookup, first);
}

type Terms = Awaited<ReturnType<typeof registerTermsNow>>;

/**
 * Runs the queries of a search in a transaction that reads by bitmap scans only: a plan that walks through the register, or through
 * another index, takes seconds if a name is rarer than the planner believes.
 */
const withBitmapScans = <Result>(search: (tx: Tx) => Promise<Result>): Promise<Result> =>
  db.transaction(async (tx) => {
    await tx.execute(
      sql`select set_config('enable_seqscan', 'off', true), set_config('enable_indexscan', 'off', true)`,
    );
    return search(tx);
  });

/** Returns the numbers of matching doctors, closest first, within one distance by number. */
async function findNumbers(
  tx: Tx,
  narrowed: SQL | undefined,
  readings: readonly NameReading[],
): Promise<number[]> {
  const branches = readings.map((reading) => sql`(${selectByName({ narrowed, reading })})`);
  const rows = await tx.execute<{ member_number: number }>(sql`
    select member_number from (${sql.join(branches, sql` union all `)}) as found
    group by member_number order by min(distance), member_number limit ${MAX_COUNTED}`);
  return rows.map((row) => row.member_number);
}

type Row = {
  member_number: number;
  name_ar: string;
  name_en: string;
  specialties: string[];
  governorate: string | null;
  work_status: number;
  since: string | null;
};

const readRows = (tx: Tx, numbers: readonly number[]) =>
  tx.execute<Row>(sql`
    select member_number, name_ar, name_en, specialties, governorate, work_status,
      to_char(registered_on, 'YYYY-MM-DD') as since
    from ${members} join unnest(string_to_array(${numbers.join(" ")}, ' ')::int[]) with ordinality as page (number, place)
      on page.number = member_number
    where ${isListed} order by place`);

const wordsFor = (choices: readonly Choice[], value: string): Words =>
  choices.find((choice) => choice.value === value)?.name ?? { ar: value, en: value };

const rowOf = (row: Row, { specialties, governorates }: Terms): RegisterRow => ({
  memberNumber: row.member_number,
  name: { ar: row.name_ar, en: row.name_en },
  specialties: row.specialties.map((value) => wordsFor(specialties, value)),
  governorate: row.governorate ? wordsFor(governorates, row.governorate) : null,
  status: registerStatus(row.work_status),
  since: row.since,
});

const MIN_FULL_NAME = 3;

type NameMatches = { exact: number[]; similar: number[]; readings: NameReading[] };

/**
 * Allows one wrong letter if nobody has exactly the name. In a full name, where a wrong letter may name another doctor,
 * it is allowed first in words that no name has, and in every word if less than a page is found.
 */
async function findByName(
  tx: Tx,
  narrowed: SQL | undefined,
  name: TypedName,
  { vocabulary }: Terms,
): Promise<NameMatches> {
  const readings = exactReadings(vocabulary, name);
  const exact = await findNumbers(tx, narrowed, readings);
  if (exact.length >= MAX_COUNTED) return { exact, similar: [], readings };
  const known = new Set(exact);
  const similar: number[] = [];
  const isForgiving = name.words.length >= MIN_FULL_NAME || !exact.length;
  for (const forgives of isForgiving ? (["unknown words", "every word"] as const) : (["nothing"] as const)) {
    if (forgives === "every word" && known.size >= PER_PAGE) break;
    const reading = similarReading(vocabulary, name, { forgives });
    readings.push(reading);
    const found = (await findNumbers(tx, narrowed, [reading])).filter((number) => !known.has(number));
    for (const number of found.slice(0, MAX_COUNTED - known.size)) {
      known.add(number);
      similar.push(number);
    }
  }
  return { exact, similar, readings };
}

async function readPage(
  tx: Tx,
  { exact, similar, readings }: NameMatches,
  requested: number,
  terms: Terms,
): Promise<RegisterPage> {
  const numbers = [...exact, ...similar];
  const pages = Math.max(1, Math.ceil(numbers.length / PER_PAGE));
  const page = Math.min(requested, pages);
  const first = (page - 1) * PER_PAGE;
  const pageNumbers = numbers.slice(first, first + PER_PAGE);
  const rows = pageNumbers.length ? await readRows(tx, pageNumbers) : [];
  const found = [...new Set(readings.flatMap((reading) => reading.parts.flatMap(({ matches }) => matches)))];
  return {
    doctors: rows.map((row) => rowOf(row, terms)),
    total: numbers.length,
    exact: exact.length,
    similarFrom: Math.min(rows.length, Math.max(0, exact.length - first)),
    page,
    pages,
    found,
    also: [],
  };
}

const everyone: NameReading = { parts: [], initials: [] };

/** Returns nobody for an empty filter. Doctors of exactly this name come first, then those with a similar one. */
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
  const query = q ? numberOrName(q) : null;
  const isNumber = query !== null && "number" in query;
  if (!query || isNumber) {
    if (isNumber && query.number === null) return NOBODY;
    const condition = isNumber ? and(narrowed, eq(members.memberNumber, query.number!)) : narrowed;
    return withBitmapScans(async (tx) => {
      const exact = await findNumbers(tx, condition, [everyone]);
      return readPage(tx, { exact, similar: [], readings: [] }, page, terms);
    });
  }
  const name = parseTypedName(query.name);
  if (!name.words.length) return NOBODY;
  const condition = and(
    narrowed,
    ...name.initials.map((initial) => sql`${plainName} ~ ${initialPattern(initial)}`),
  );
  const { found, firstWord } = await withBitmapScans(async (tx) => {
    const matches = await findByName(tx, condition, name, terms);
    const firstWord = matches.readings[0]?.parts[0]?.matches ?? [];
    return { found: await readPage(tx, matches, page, terms), firstWord };
  });
  return { ...found, also: otherSpellings(query.name, firstWord, found.doctors.slice(0, found.similarFrom)) };
}

import { and, eq, sql } from "drizzle-orm";
import type { Words } from "~/content/words";
import { members, type Tx } from "~/db";
import { numberOrName } from "~/domain/members/number-or-name";
import { isListed } from "~/domain/members/public-register.server";
import { type RegisterStatus, registerStatus } from "~/domain/members/work-status";
import { parseTypedName } from "~/domain/person-names/name-words";
import { normalise } from "~/i18n";
import type { RegisterFilter } from "./filter";
import {
  findByName,
  findNumbers,
  listedMembers,
  type NameMatches,
  withBitmapScans,
} from "./find-by-name.server";
import type { NameReading } from "./name-readings";
import { otherSpellings } from "./spelled";
import { type Choice, registerTermsNow } from "./terms.server";

const PER_PAGE = 20;

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

type Terms = Awaited<ReturnType<typeof registerTermsNow>>;

const rowOf = (row: Row, { specialties, governorates }: Terms): RegisterRow => ({
  memberNumber: row.member_number,
  name: { ar: row.name_ar, en: row.name_en },
  specialties: row.specialties.map((value) => wordsFor(specialties, value)),
  governorate: row.governorate ? wordsFor(governorates, row.governorate) : null,
  status: registerStatus(row.work_status),
  since: row.since,
});

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
    title ? sql`${members.specialties} @> ${listOf([title])}` : undefined,
    place ? eq(members.governorate, place) : undefined,
  );
  const query = q ? numberOrName(q) : null;
  const isNumber = query !== null && "number" in query;
  if (!query || isNumber) {
    if (isNumber && query.number === null) return NOBODY;
    const condition = isNumber ? and(narrowed, eq(members.memberNumber, query.number!)) : narrowed;
    return withBitmapScans(async (tx) => {
      const exact = await findNumbers(tx, listedMembers(condition), [everyone]);
      return readPage(tx, { exact, similar: [], readings: [] }, page, terms);
    });
  }
  const name = parseTypedName(query.name);
  if (!name.words.length) return NOBODY;
  const { found, firstWord } = await withBitmapScans(async (tx) => {
    const matches = await findByName(tx, listedMembers(narrowed), name, terms.vocabulary);
    const firstWord = matches.readings[0]?.parts[0]?.matches ?? [];
    return { found: await readPage(tx, matches, page, terms), firstWord };
  });
  return { ...found, also: otherSpellings(query.name, firstWord, found.doctors.slice(0, found.similarFrom)) };
}

import { and, type SQL, sql } from "drizzle-orm";
import { db, members, type Tx } from "~/db";
import { isListed, isUnlisted } from "~/domain/members/public-register.server";
import type { TypedName } from "~/domain/person-names/name-words";
import { initialPattern, nameOrder } from "./name-order";
import { exactReadings, type NamePartMatches, type NameReading, similarReading } from "./name-readings";
import type { NameVocabulary } from "./vocabulary";

/** Further matches are neither counted nor shown. */
export const MAX_COUNTED = 2000;
/** Rows to read, because a doctor may match several times: in both scripts, by first name and by father's name. */
const MAX_READ = 2 * MAX_COUNTED;
const UNHEARD_SIGNS = "'’‘ʼ`´";
/** If a full name has found so many, no further letters are forgiven. */
const ENOUGH = 20;

const memberWords = sql`register_words(${members.nameAr}, ${members.nameEn})`;
const asArray = (words: readonly string[]) => sql`string_to_array(${words.join(" ")}, ' ')`;
const hasOneOf = (words: readonly string[]) => sql`${memberWords} && ${asArray(words)}`;
/** The normalised name in both scripts, without the characters that `register_words` leaves out. */
const plainName = sql`translate(${members.searchKey}, ${UNHEARD_SIGNS}, '')`;

/**
 * The members among whom a name is searched for: each condition of `indexes` has its own index of `register_words`, and
 * `narrowed` has the filters.
 */
export type Population = { indexes: readonly SQL[]; narrowed: SQL | undefined };

export const listedMembers = (narrowed: SQL | undefined): Population => ({ indexes: [isListed], narrowed });
export const allMembers = (narrowed: SQL | undefined): Population => ({
  indexes: [isListed, isUnlisted],
  narrowed,
});

type Lookup = { index: SQL; narrowed: SQL | undefined; reading: NameReading };

const mismatches = (patterns: readonly string[]) =>
  sql.join(
    patterns.map((pattern) => sql`(${plainName} !~ ${pattern})::int`),
    sql` + `,
  );

/** Selects everybody who passes the filters. */
const everybody = ({ index, narrowed }: Lookup) => sql`
  select member_number, 0 as distance from ${members} where ${and(index, narrowed)} limit ${MAX_READ}`;

/**
 * Looks up each match of a single word separately, which the index answers faster than all at once. The index of a
 * match among the sorted ones is its distance; within one distance, first names come first.
 */
function bySingleWord({ index, narrowed, reading }: Lookup, part: NamePartMatches): SQL {
  const closest = new Set([...part.literal, ...part.exact, ...part.near]).size;
  const { startsInOrder } = nameOrder(reading);
  return sql`
    select member_number, 2 * least(place, ${closest + 1}) + is_not_first as distance
    from unnest(${asArray(part.matches)}) with ordinality as words (word, place), lateral (
      select member_number, case when place <= ${closest} then ${mismatches([startsInOrder])} else 0 end as is_not_first
      from ${members} where ${and(index, narrowed, sql`${memberWords} @> array[word]`)}
    ) as named limit ${MAX_READ}`;
}

/**
 * Looks up the names before filtering, because splitting the names of all doctors of a governorate takes seconds. The
 * distance is 0 for the typed name itself, and grows with each word that is spelled differently or stands elsewhere.
 */
function bySeveralWords({ index, narrowed, reading }: Lookup): SQL {
  const { literal, exact, near, startsInOrder, inOrder } = nameOrder(reading);
  return sql`
    select member_number, (${mismatches(literal)}) + 2 * (${mismatches(exact)}) + 6 * (${mismatches(near)})
      + 4 * (${mismatches([startsInOrder, inOrder])}) as distance
    from (
      select * from ${members} where ${and(index, ...reading.parts.map(({ matches }) => hasOneOf(matches)))} offset 0
    ) as ${members} where ${narrowed ?? sql`true`} limit ${MAX_READ}`;
}

function selectByName(lookup: Lookup): SQL {
  const [first, second] = lookup.reading.parts;
  if (!first) return everybody(lookup);
  return second ? bySeveralWords(lookup) : bySingleWord(lookup, first);
}

/**
 * Runs the queries of a search in a transaction that reads by bitmap scans only: a plan that walks through the register, or through
 * another index, takes seconds if a name is rarer than the planner believes.
 */
export const withBitmapScans = <Result>(search: (tx: Tx) => Promise<Result>): Promise<Result> =>
  db.transaction(async (tx) => {
    await tx.execute(
      sql`select set_config('enable_seqscan', 'off', true), set_config('enable_indexscan', 'off', true)`,
    );
    return search(tx);
  });

/** Returns the numbers of matching doctors, closest first, within one distance by number. */
export async function findNumbers(
  tx: Tx,
  { indexes, narrowed }: Population,
  readings: readonly NameReading[],
): Promise<number[]> {
  const branches = readings.flatMap((reading) =>
    indexes.map((index) => sql`(${selectByName({ index, narrowed, reading })})`),
  );
  const rows = await tx.execute<{ member_number: number }>(sql`
    select member_number from (${sql.join(branches, sql` union all `)}) as found
    group by member_number order by min(distance), member_number limit ${MAX_COUNTED}`);
  return rows.map((row) => row.member_number);
}

const MIN_FULL_NAME = 3;

/** Numbers with exactly the typed name, and those with a similar one, closest first. */
export type NameMatches = { exact: number[]; similar: number[]; readings: NameReading[] };

/**
 * Allows one wrong letter if nobody has exactly the name. In a full name, where a wrong letter may name another doctor,
 * it is allowed first in words that no name has, and in every word if less than a page is found.
 */
export async function findByName(
  tx: Tx,
  { indexes, narrowed }: Population,
  name: TypedName,
  vocabulary: NameVocabulary,
): Promise<NameMatches> {
  const readings = exactReadings(vocabulary, name);
  const initials = name.initials.map((initial) => sql`${plainName} ~ ${initialPattern(initial)}`);
  const population = { indexes, narrowed: and(narrowed, ...initials) };
  const exact = await findNumbers(tx, population, readings);
  if (exact.length >= MAX_COUNTED) return { exact, similar: [], readings };
  const known = new Set(exact);
  const similar: number[] = [];
  const isForgiving = name.words.length >= MIN_FULL_NAME || !exact.length;
  for (const forgives of isForgiving ? (["unknown words", "every word"] as const) : (["nothing"] as const)) {
    if (forgives === "every word" && known.size >= ENOUGH) break;
    const reading = similarReading(vocabulary, name, { forgives });
    readings.push(reading);
    const found = (await findNumbers(tx, population, [reading])).filter((number) => !known.has(number));
    for (const number of found.slice(0, MAX_COUNTED - known.size)) {
      known.add(number);
      similar.push(number);
    }
  }
  return { exact, similar, readings };
}

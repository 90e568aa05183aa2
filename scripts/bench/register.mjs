import postgres from "postgres";
import { startCluster } from "../postgres-cluster.mjs";
import { clientOf } from "./applicant.mjs";
import { inBrief } from "./brief.mjs";
import { signIns } from "./growth/cases.mjs";
import { rounded } from "./medians.mjs";
import { percentile } from "./pace.mjs";
import { bear, misspelled, names } from "./register/names.mjs";
import { spellingsOf } from "./register/spellings.mjs";
import { demoServer } from "./server.mjs";

const MEMBERS = inBrief(1_000_000, 2000);
const FIRST_MEMBER = 2_000_001;
const MAX_AT_ONCE = 5000;
const WARMING = inBrief(20, 1);
const TIMES = inBrief(300, 3);
const MAX_MS = { beginning: 50, rest: 200 };
const SAMPLED_NAMES = inBrief(500, 3);

/** Rebuilds indexes afterwards, because updating them row by row takes most of the time. */
async function withoutIndexes(sql, work) {
  const indexes = await sql`
    select indexname as name, indexdef as made from pg_indexes
    where tablename = 'members' and indexname <> 'members_pkey'`;
  for (const { name } of indexes) await sql.unsafe(`drop index ${name}`);
  await work();
  for (const { made } of indexes) await sql.unsafe(made);
}

async function fill(sql) {
  const { firsts, families } = names();
  await sql`create temp table firsts (n int primary key, ar text, en text)`;
  await sql`create temp table families (n int primary key, ar text, en text)`;
  for (const [table, list] of Object.entries({ firsts, families }))
    for (let at = 0; at < list.length; at += MAX_AT_ONCE)
      await sql`insert into ${sql(table)} ${sql(list.slice(at, at + MAX_AT_ONCE).map(([ar, en], nth) => ({ n: at + nth, ar, en })))}`;
  await withoutIndexes(sql, () =>
    sql.unsafe(
      bear({ members: MEMBERS, first: FIRST_MEMBER, firsts: firsts.length, families: families.length }),
    ),
  );
  await sql`insert into dues (member_number, annual_fee_paid_year, social_year, social_month)
    select member_number, 2020 + member_number % 7, 2026, 1 + member_number % 12 from members
    where member_number >= ${FIRST_MEMBER}`;
  await sql`vacuum analyze`;
}

const doctors = (fields) => `/doctors?${new URLSearchParams(fields)}`;

/** Returns queries of the register, each slightly different; `max` is the goal for the 95th percentile in ms. */
function questions() {
  const { firsts, families } = names();
  const of = (list, nth, language) => list[(nth * 7919) % list.length][language];
  const [AR, EN] = [0, 1];
  const full = (nth, first, family) => `${of(firsts, nth, first)} ${of(families, nth, family)}`;
  return [
    ["a beginning, Arabic", MAX_MS.beginning, (nth) => ({ q: of(firsts, nth, AR).slice(0, 3) })],
    ["a beginning, Latin", MAX_MS.beginning, (nth) => ({ q: of(families, nth, EN).slice(0, 5) })],
    ["two names, Arabic", MAX_MS.beginning, (nth) => ({ q: full(nth, AR, AR) })],
    ["two names, in Latin letters", MAX_MS.rest, (nth) => ({ q: full(nth, EN, EN) })],
    ["one of them in each script", MAX_MS.rest, (nth) => ({ q: full(nth, EN, AR) })],
    [
      "a name and a beginning",
      MAX_MS.rest,
      (nth) => ({ q: full(nth, EN, EN).replace(/ (Al-...).*/, " $1") }),
    ],
    ["a wrong letter, Arabic", MAX_MS.rest, (nth) => ({ q: misspelled(full(nth, AR, AR)) })],
    ["a wrong letter, Latin", MAX_MS.rest, (nth) => ({ q: misspelled(full(nth, EN, EN)) })],
    ["a name that nobody has", MAX_MS.rest, (nth) => ({ q: `${of(firsts, nth, EN)} Zzyzx${nth}` })],
    ["the commonest name", MAX_MS.rest, () => ({ q: "محمد" })],
    ["a name in a governorate", MAX_MS.rest, (nth) => ({ q: of(firsts, nth, EN), governorate: "إربد" })],
    ["a number", MAX_MS.beginning, (nth) => ({ q: String(FIRST_MEMBER + ((nth * 7919) % MEMBERS)) })],
  ].map(([what, goalMs, fields]) => ({ what, goalMs, path: (nth) => doctors(fields(nth)) }));
}

const list = (fields) => `/dashboard/register?${new URLSearchParams(fields)}`;

/** Returns queries of the staff's list of members; the goal is that of the public register. */
function officeQuestions() {
  const { firsts, families } = names();
  const [AR, EN] = [0, 1];
  const nameOf = (nth, language) =>
    `${firsts[(nth * 7919) % firsts.length][language]} ${families[(nth * 7919) % families.length][language]}`;
  const numberOf = (nth) => (nth * 7919) % MEMBERS;
  return [
    ["all, by number", () => ({})],
    ["all, by name", () => ({ sort: "name" })],
    ["all, by last change", () => ({ sort: "changed" })],
    ["a page in the middle", (nth) => ({ page: "9", after: String(FIRST_MEMBER + numberOf(nth)) })],
    ["the same by name", (nth) => ({ sort: "name", page: "9", after: String(FIRST_MEMBER + numberOf(nth)) })],
    ["two names, Arabic", (nth) => ({ q: nameOf(nth, AR) })],
    ["two names, in Latin letters", (nth) => ({ q: nameOf(nth, EN) })],
    ["a name of a status", (nth) => ({ q: nameOf(nth, AR), status: "2" })],
    ["a national number", (nth) => ({ q: String(9_000_000_001 + numberOf(nth)) })],
    ["an e-mail", (nth) => ({ q: `doctor${1 + numberOf(nth)}@home.example` })],
    ["a status", () => ({ status: "2" })],
    ["a status in a governorate, by name", () => ({ status: "2", governorate: "إربد", sort: "name" })],
    ["a specialty, fee paid", () => ({ specialty: "طب الأسرة", paid: "2026" })],
    ["account opened", () => ({ account: "open" })],
    ["changed today", () => ({ since: new Date().toISOString().slice(0, 10) })],
  ].map(([what, fields]) => ({ what, goalMs: MAX_MS.rest, path: (nth) => list(fields(nth)) }));
}

const requestPage = async (server, path, nth, cookie = "lang=en") => {
  const headers = { Cookie: cookie, "X-Forwarded-For": clientOf(nth), "Accept-Encoding": "gzip" };
  const answer = await fetch(server.address + path, { headers });
  if (answer.status !== 200) throw new Error(`${answer.url} answered ${answer.status}`);
  return answer.text();
};

/** Names of the register at random, each with the numbers of all doctors who have it: several of a million share one. */
const sampleNames = (sql) => sql`
  with sampled as (
    select distinct name_ar, name_en from members
    where member_number in (select ${FIRST_MEMBER} + (n::bigint * 7919 * 31) % ${MEMBERS} from generate_series(1, ${SAMPLED_NAMES}) n)
  )
  select name_ar as ar, name_en as en, array_agg(member_number) as numbers
  from sampled join members using (name_ar, name_en) group by name_ar, name_en`;

/** Returns for each kind of spelling how many of 100 searches list a doctor of that name on the first page and among the first three. */
async function spellings(server, sql) {
  const sampled = await sampleNames(sql);
  const results = new Map();
  let nth = 10_000;
  for (const { ar, en, numbers } of sampled)
    for (const [kind, typed] of Object.entries(spellingsOf([ar, en]))) {
      const result = results.get(kind) ?? { taken: [], onFirstPage: 0, inFirstThree: 0 };
      results.set(kind, result);
      const began = performance.now();
      const page = await requestPage(server, doctors({ q: typed }), nth++);
      result.taken.push({ ms: performance.now() - began });
      const listed = [...page.matchAll(/href="\/doctors\/(\d+)"/g)].map(([, number]) => Number(number));
      const place = listed.findIndex((number) => numbers.includes(number));
      if (place >= 0) result.onFirstPage++;
      if (place >= 0 && place < 3) result.inFirstThree++;
    }
  return [...results].map(([kind, { taken, onFirstPage, inFirstThree }]) => ({
    "spelling typed": kind,
    "first page, of 100": rounded((100 * onFirstPage) / taken.length),
    "first three, of 100": rounded((100 * inFirstThree) / taken.length),
    "p50 ms": percentile(taken, 0.5),
    "p95 ms": percentile(taken, 0.95),
  }));
}

async function asked(server, { what, goalMs, path }, cookie) {
  const taken = [];
  let found = 0;
  for (let nth = -WARMING; nth < TIMES; nth++) {
    const began = performance.now();
    const page = await requestPage(server, path(nth + WARMING), nth + WARMING, cookie);
    if (nth < 0) continue;
    taken.push({ ms: performance.now() - began });
    if (/href="\/(doctors|dashboard\/register)\/\d/.test(page)) found += 1;
  }
  const [p50, p95] = [0.5, 0.95].map((share) => percentile(taken, share));
  return {
    what,
    "found of 100": rounded((100 * found) / TIMES),
    "p50 ms": p50,
    "p95 ms": p95,
    "asked for": goalMs,
    held: p95 <= goalMs ? "yes" : "NO",
  };
}

/**
 * Measures searches of the public register with 1,000,000 members on PostgreSQL, from the request to the complete page:
 * 300 for each kind of query, sequential and uncached.
 */
export async function register() {
  const cluster = await startCluster();
  if (!cluster) throw new Error("there is no PostgreSQL here");
  const sql = postgres(cluster.url, {
    max: 1,
    onnotice: () => {},
    connection: { maintenance_work_mem: "512MB" },
  });
  const server = await demoServer({ DATABASE_URL: cluster.url, TRUST_PROXY: "1" });
  try {
    await fill(sql);
    const rows = [];
    for (const question of questions()) rows.push(await asked(server, question));
    const cookie = await signIns.staff(server.address);
    const office = [];
    for (const question of officeQuestions()) office.push(await asked(server, question, cookie));
    return { rows, office, spellings: await spellings(server, sql) };
  } finally {
    await sql.end();
    await server.stop();
    await cluster.stop();
  }
}

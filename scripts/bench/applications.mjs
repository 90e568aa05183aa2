import { randomUUID } from "node:crypto";
import { applicant, clientOf } from "./applicant.mjs";
import { inBrief } from "./brief.mjs";
import { withDatabase } from "./database.mjs";
import { atPace, percentile } from "./pace.mjs";
import { demoServer } from "./server.mjs";

const A_SECOND = 30;
const SECONDS = inBrief(30, 2);
const SENT = A_SECOND * SECONDS;
const KEPT_BEFORE = inBrief(40_000, 200);
const WARMING = 20;
const FORM = "/registration-until-emtyaz";
const TEMPORARY_NUMBER = /[0-9A-Z]{3}-[0-9A-Z]{3}-[0-9A-Z]{4}/;

/** Inserts as many applications as arrive in some years. */
const fill = (sql) => sql`
  insert into internship_applications (
    temporary_number, applied_on, name_ar, name_en, nationality, sex, birth_place, birth_date, residence, city,
    document_kind, document_number, national_number, degree_country, university, enrolled_on, graduated_on, degree_on,
    study_years, equivalent_on, school_branch, school_on, mobile, email, home_address)
  select 'BENCH-' || n, '2025-09-01', 'ليلى حدّاد ' || md5(n::text), 'Leila Haddad ' || md5(n::text), 400, 2, 'عمّان',
    date '1995-01-01' + n % 3000, 1, 1101, 2, 'K' || n, (1000000000 + n)::text, 400, 400001, '2015-09-01', '2021-06-20',
    '2021-07-01', 6, '2021-08-01', 1, '2015-07-25', '0780000000', 'before' || n || '@intern.example', 'عمّان'
  from generate_series(1, ${KEPT_BEFORE}) n`;

async function send(address, nth) {
  const began = performance.now();
  const sent = {
    method: "POST",
    redirect: "manual",
    headers: { Origin: address, "X-Forwarded-For": clientOf(nth), Cookie: "lang=ar" },
    body: new URLSearchParams({ ...applicant(nth), submission_id: randomUUID() }),
  };
  const { status, receipt } = await fetch(address + FORM, sent).then(
    async (answer) => {
      await answer.arrayBuffer();
      return { status: answer.status, receipt: answer.headers.get("Location") };
    },
    () => ({ status: 0, receipt: null }),
  );
  return { status, receipt, ms: performance.now() - began };
}

/** Returns the temporary numbers on the receipts, one each. */
async function numbersOn(address, receipts) {
  const numbers = [];
  for (const [nth, receipt] of receipts.entries()) {
    const headers = { "X-Forwarded-For": clientOf(nth), Cookie: "lang=en" };
    const page = await (await fetch(new URL(receipt, address), { headers })).text();
    numbers.push(TEMPORARY_NUMBER.exec(page.replace(/<[^>]+>/g, " "))?.[0]);
  }
  return numbers;
}

async function staffList(address) {
  const body = new URLSearchParams({ username: "admin@demo.test", password: "demo-admin-2026" });
  const signIn = { method: "POST", redirect: "manual", headers: { Origin: address }, body };
  const cookies = (await fetch(`${address}/emp-portal`, signIn)).headers.getSetCookie();
  const headers = { Cookie: cookies.map((cookie) => cookie.split(";")[0]).join("; ") };
  const file = await fetch(`${address}/dashboard/registrations/export.csv`, { headers });
  return (await file.text()).split("\n");
}

async function held(where, settings) {
  const server = await demoServer({ TRUST_PROXY: "1", ...settings });
  try {
    for (let nth = 0; nth < WARMING; nth++) await send(server.address, SENT + nth);
    const { results, seconds } = await atPace(A_SECOND, SENT, (nth) => send(server.address, nth));
    const right = results.filter(({ status }) => status === 303);
    const numbers = await numbersOn(
      server.address,
      right.map(({ receipt }) => receipt),
    );
    const rows = await staffList(server.address);
    const timesKept = numbers.map((number) => rows.filter((row) => number && row.includes(number)).length);
    return {
      database: where,
      sent: SENT,
      seconds,
      acknowledged: right.length,
      otherwise: [...new Set(results.map(({ status }) => status))].filter((status) => status !== 303).join(),
      p50Ms: percentile(results, 0.5),
      p95Ms: percentile(results, 0.95),
      p99Ms: percentile(results, 0.99),
      mostMs: percentile(results, 1),
      numbers: new Set(numbers).size,
      keptOnce: timesKept.filter((times) => times === 1).length,
    };
  } finally {
    await server.stop();
  }
}

/**
 * Measures how quickly applications are received when 30 arrive every second for half a minute, each from a client of
 * its own, on PostgreSQL with 40,000 stored ones, and on the embedded database. Verifies that each acknowledged one has
 * a receipt with its own number and is in the staff's list once.
 */
export const applications = async () => [
  await withDatabase("applications", async (DATABASE_URL, sql) => {
    await (await demoServer({ DATABASE_URL })).stop();
    await fill(sql);
    await sql`analyze`;
    return held("PostgreSQL", { DATABASE_URL });
  }),
  await held("embedded"),
];

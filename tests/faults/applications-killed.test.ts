import { randomInt } from "node:crypto";
import { expect, it, vi } from "vitest";
import { sentApplication } from "../builders/applications";
import { callerOf } from "../support/caller";
import { withDatabaseOf } from "../support/hidden-records";
import { at, demoPlace } from "../support/prepared-place";
import { type RunningServer, startServer } from "../support/running-server";

const APPLICANTS = 500;
const DAY_MS = 24 * 60 * 60 * 1000;
const FIRST_BIRTH = Date.parse("1999-01-01");

const OURS = "applicant.%@intern.example";
const personNumber = (nth: number) => String(2_001_700_000 + nth);

/** Each applicant repeats the same form from an address of their own. */
const applicants = Array.from({ length: APPLICANTS }, (_, nth) => ({
  body: sentApplication({
    NATIONAL_NO: personNumber(nth),
    ID_NO: `K${nth}`,
    BIRTH_DATE: new Date(FIRST_BIRTH + nth * DAY_MS).toISOString().slice(0, 10),
    E_MAIL: `applicant.${nth}@intern.example`,
  }),
  headers: {
    "X-Forwarded-For": `10.0.${nth >> 8}.${nth & 255}`,
    "Idempotency-Key": crypto.randomUUID(),
  },
}));

type Applicant = (typeof applicants)[number];

/** Sends, and again where the site is busy, until there is another answer; null where it is gone. */
async function sendOne({ call }: ReturnType<typeof callerOf>, applicant: Applicant) {
  const send = async () => {
    const answer = await call("/api/data/submitDoctorData", applicant).catch(() => null);
    return answer?.status !== 503 && { answer };
  };
  return (await vi.waitUntil(send, { timeout: 180_000, interval: 500 })).answer;
}

/** Submits all applications concurrently, and returns the acknowledged numbers and the other answers. */
async function sendAll(server: RunningServer, onNumber: () => void = () => {}) {
  const caller = callerOf(server);
  const numbers = new Map<number, string>();
  const refused: number[] = [];
  const sending = applicants.map(async (applicant, nth) => {
    const answer = await sendOne(caller, applicant);
    if (answer?.status === 200) {
      numbers.set(nth, String(answer.body.TEMP_NO));
      onNumber();
    } else if (answer) refused.push(answer.status);
  });
  await Promise.all(sending);
  return { numbers, refused };
}

it("kill -9 at any moment of 500 concurrent applications loses no acknowledged one and stores none twice", async () => {
  const place = await demoPlace();
  const environment = { DEMO: "1", TRUST_PROXY: "1", ...at(place) };
  const killed = await startServer(environment);
  let left = randomInt(1, APPLICANTS / 2);
  const before = await sendAll(killed, () => {
    if (--left === 0) killed.child.kill("SIGKILL");
  });
  await killed.stop("SIGKILL");
  expect(before.refused).toEqual([]);
  expect(before.numbers.size).toBeLessThan(APPLICANTS);
  const kept = await withDatabaseOf(
    place,
    (sql) => sql`
      select temporary_number, national_number from internship_applications where email like ${OURS}`,
  );
  const byPerson = new Map(kept.map((row) => [row.national_number, row.temporary_number]));
  expect(byPerson.size).toBe(kept.length);
  const lost = [...before.numbers].filter(([nth, number]) => byPerson.get(personNumber(nth)) !== number);
  expect(lost).toEqual([]);

  const server = await startServer(environment);
  const { numbers, refused } = await sendAll(server);
  expect([refused, numbers.size, new Set(numbers.values()).size]).toEqual([[], APPLICANTS, APPLICANTS]);
  for (const [nth, number] of before.numbers) expect(numbers.get(nth)).toBe(number);
  await server.stop("SIGINT");

  const counts = await withDatabaseOf(place, async (sql) => {
    const [row] = await sql`
      with ours as (select id from internship_applications where email like ${OURS})
      select
        (select count(*)::int from ours) as applications,
        (select count(*)::int from internship_events where application_id in (table ours)) as events,
        (select count(*)::int from outbox where recipient like ${OURS}) as letters,
        (select count(*)::int from audit where subject in (select 'application:' || id from ours)) as audited`;
    return row;
  });
  expect(counts).toEqual({
    applications: APPLICANTS,
    events: APPLICANTS,
    letters: APPLICANTS,
    audited: APPLICANTS,
  });
});

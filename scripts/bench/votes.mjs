import { randomUUID } from "node:crypto";
import { setTimeout as delay } from "node:timers/promises";
import { inBrief } from "./brief.mjs";
import { withDatabase } from "./database.mjs";
import { atPace, percentile } from "./pace.mjs";
import { demoServer } from "./server.mjs";

const A_SECOND = inBrief(50, 10);
const SECONDS = inBrief(60, 12);
const KILLED_AFTER_S = inBrief(30, 4);
const VOTERS = A_SECOND * SECONDS;
const FIRST = 30_001;
const LONGEST_MS = 60_000;
const TIMED_OUT = 408;

async function addVoters(database) {
  await database`
    insert into members (member_number, name_ar, work_status)
    select number, 'ناخب ' || number, 1 from generate_series(${FIRST}::int, ${FIRST + VOTERS - 1}::int) as number`;
  await database`
    insert into voters (election_id, member_number)
    select election.id, member_number
    from members, (select id from elections order by opens_at desc limit 1) as election
    where member_number >= ${FIRST}`;
}

async function signIn(address, username) {
  const answer = await fetch(`${address}/api/auth/computer-portal`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ username, password: "20261111" }),
  });
  const cookies = answer.headers.getSetCookie();
  return cookies.map((cookie) => cookie.split(";")[0]).join("; ");
}

/** Sends a clerk's form until it is answered, as people do when a page does not come. */
async function mark(place, cookie, docNo) {
  const form = new URLSearchParams({ docNo, elect_f: "1", submission_id: randomUUID() });
  const began = performance.now();
  for (let tries = 1; performance.now() - began < LONGEST_MS; tries++) {
    const { address } = place.server;
    const headers = { Origin: address, Cookie: cookie };
    const sent = { method: "POST", redirect: "manual", headers, body: form };
    const status = await fetch(`${address}/elections`, sent).then(
      async (answer) => {
        await answer.arrayBuffer();
        return answer.status;
      },
      () => 0,
    );
    if (status === 303) return { docNo, tries, ms: performance.now() - began };
    if (status && status < 500 && status !== TIMED_OUT) throw new Error(`a vote was answered with ${status}`);
    await delay(1000);
  }
  return { docNo, tries: 0, ms: LONGEST_MS };
}

async function kept(database, acknowledged) {
  const numbers = acknowledged.map(({ docNo }) => docNo);
  const [{ marked, acts, entries }] = await database`
    select
      (select count(*)::int from voters where elect_f = 1 and member_number = any(${numbers}::int[])) as marked,
      (select count(*)::int from vote_events where act = 'mark' and member_number >= ${FIRST}) as acts,
      (select count(*)::int from audit where action = 'vote.mark' and substr(subject, 8)::int >= ${FIRST}) as entries`;
  return { acknowledged: acknowledged.length, lost: acknowledged.length - marked, acts, entries };
}

/** Sends votes for a minute at an even pace; the server is killed and restarted in the middle. */
async function held(place, database, settings) {
  await addVoters(database);
  const { address } = place.server;
  const clerks = [await signIn(address, "COMP1"), await signIn(address, "COMP2")];
  const restart = delay(KILLED_AFTER_S * 1000).then(async () => {
    await place.server.stop("SIGKILL");
    place.server = await demoServer(settings);
  });
  const { results: answers, seconds } = await atPace(A_SECOND, VOTERS, (nth) =>
    mark(place, clerks[nth % 2], String(FIRST + nth)),
  );
  await restart;
  const acknowledged = answers.filter(({ tries }) => tries > 0);
  const undisturbed = answers.slice(0, (KILLED_AFTER_S - 2) * A_SECOND);
  const recovered = answers.slice(-10 * A_SECOND);
  return {
    votes: VOTERS,
    seconds,
    ...(await kept(database, acknowledged)),
    sentAgain: acknowledged.filter(({ tries }) => tries > 1).length,
    p50Ms: percentile(undisturbed, 0.5),
    p95Ms: percentile(undisturbed, 0.95),
    p99Ms: percentile(undisturbed, 0.99),
    p95AfterMs: percentile(recovered, 0.95),
  };
}

/**
 * Measures how quickly votes are recorded when 50 forms of clerks arrive every second for a minute, on PostgreSQL, with
 * kill -9 of the server in the middle. Verifies that no acknowledged vote is lost or counted twice. The percentiles are
 * those before the kill; the last one covers the last ten seconds.
 */
export const votes = () =>
  withDatabase("votes", async (DATABASE_URL, database) => {
    const settings = { DATABASE_URL, SESSION_SECRET: "the same secret before and after the kill" };
    const place = { server: await demoServer(settings) };
    try {
      return [await held(place, database, settings)];
    } finally {
      await place.server.stop();
    }
  });

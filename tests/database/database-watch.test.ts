import { syncBuiltinESMExports } from "node:module";
import { setImmediate as turn } from "node:timers/promises";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { LISTEN, pool } from "~/db";
import { isDatabaseDown, watchDatabase } from "~/db/watch.server";
import { settings } from "~/platform/settings.server";

const LONGER_THAN_A_PING_MS = 1900;
const LONGER_THAN_ANY_ANSWER_MS = 9000;

const answer = () => pool`select 1`;

beforeEach(async () => {
  await Promise.all(Array.from({ length: 4 }, answer));
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] });
  syncBuiltinESMExports();
});
afterEach(() => {
  vi.useRealTimers();
  syncBuiltinESMExports();
});

/** Simulates a held-up process: timers are late, and nothing was read meanwhile. */
async function heldUpFor(milliseconds: number) {
  vi.advanceTimersByTime(milliseconds);
  await turn();
}

async function until<Result>(promise: Promise<Result>): Promise<Result> {
  let settled = false;
  const noted = promise.finally(() => {
    settled = true;
  });
  while (!settled) {
    vi.advanceTimersByTime(100);
    await turn();
  }
  return noted;
}

const watches = async () =>
  (
    await pool`select from pg_stat_activity where query = ${LISTEN} and state = 'idle'
    and datname = current_database()`
  ).length > 0;

it.skipIf(!settings.databaseUrl)(
  "does not call the database unreachable because this process was held up",
  async () => {
    const end = watchDatabase();
    while (!(await watches())) vi.advanceTimersByTime(1);
    const query = pool.unsafe("select pg_sleep(1)").execute();
    const seen: boolean[] = [];
    for (const milliseconds of [
      ...Array(4).fill(LONGER_THAN_A_PING_MS),
      ...Array(4).fill(LONGER_THAN_ANY_ANSWER_MS),
    ]) {
      await heldUpFor(milliseconds);
      seen.push(isDatabaseDown());
      await answer();
    }
    await query;
    expect([...seen, isDatabaseDown()]).toEqual(Array(9).fill(false));
    await until(end());
  },
);

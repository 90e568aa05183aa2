import { setTimeout as delay } from "node:timers/promises";
import { expect, it } from "vitest";
import { pool } from "~/db/client.server";
import { databaseIsAway, watchDatabase } from "~/db/watch.server";
import { settings } from "~/platform/settings.server";

const LONGER_THAN_A_PING = 1900;

const holdUp = () => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, LONGER_THAN_A_PING);

it.skipIf(!settings.databaseUrl)("is not away because this process was held up", async () => {
  const end = watchDatabase();
  const asked = pool.unsafe("select pg_sleep(1)").execute();
  await delay(100);
  const seen: boolean[] = [];
  for (let times = 0; times < 4; times++) {
    holdUp();
    await new Promise(setImmediate);
    seen.push(databaseIsAway());
  }
  await delay(1000);
  expect([...seen, databaseIsAway()]).toEqual([false, false, false, false, false]);
  await asked;
  await end();
});

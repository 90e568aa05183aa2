import postgres from "postgres";
import { expect, it, vi } from "vitest";
import { launch, removeAtEnd, temporaryFolder } from "../support/launch";
import { createDatabase } from "../support/postgres-cluster";

/** The lock under which a process fills an empty database with the demo. */
const SEED_LOCK = 7_301_945;
const MINUTE = 60_000;

/** Two processes that share a database exist on PostgreSQL only. */
it("waits longer than a statement may take while another process fills the database", async ({ skip }) => {
  const database = await createDatabase();
  if (!database) return skip();
  removeAtEnd(database.drop);
  const place = { DATABASE_URL: database.url, DATA_DIR: temporaryFolder(), DEMO: "1" };
  const other = postgres(database.url, { max: 2, onnotice: () => {} });
  removeAtEnd(() => other.end());
  let filling!: ReturnType<typeof launch>;
  await other.begin(async (holder) => {
    await holder`select pg_advisory_xact_lock(${SEED_LOCK})`;
    filling = launch(["scripts/cli.mjs", "seed-demo"], place);
    const waitsTooLong = async () => {
      const [{ waiting }] = await other<[{ waiting: number }]>`
        select count(*)::int as waiting from pg_locks join pg_stat_activity using (pid)
        where locktype = 'advisory' and not granted and now() - query_start > interval '6 seconds'`;
      return waiting > 0;
    };
    await vi.waitUntil(waitsTooLong, { timeout: MINUTE, interval: 200 });
  });
  expect([await filling.ended, filling.output()]).toEqual([0, expect.any(String)]);
  const [found] = await other`select count(*)::int as members from members`;
  expect(found!.members).toBeGreaterThan(0);
});

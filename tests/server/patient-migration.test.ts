import postgres from "postgres";
import { expect, it, vi } from "vitest";
import { cli } from "../support/command-line";
import { launch, removeAtEnd, temporaryFolder } from "../support/launch";
import { createDatabase } from "../support/postgres-cluster";

/**
 * Another connection holds the lock that the first statement of a migration needs, which is possible on PostgreSQL
 * only.
 */
it("waits repeatedly for locked tables, and then migrates the schema", async ({ skip }) => {
  const database = await createDatabase();
  if (!database) return skip();
  removeAtEnd(database.drop);
  const place = { DATABASE_URL: database.url, DATA_DIR: temporaryFolder() };
  const other = postgres(database.url, { max: 1, onnotice: () => {} });
  let migrating!: ReturnType<typeof launch>;
  const letGo = new Error("let go");
  const held = other.begin(async (holder) => {
    await holder`create schema drizzle`;
    migrating = launch(["scripts/cli.mjs", "migrate"], place);
    await vi.waitUntil(
      () => migrating.output().includes("a migration is waiting for other connections"),
      60_000,
    );
    throw letGo;
  });
  await expect(held).rejects.toBe(letGo);
  expect([await migrating.ended, migrating.output()]).toEqual([
    0,
    expect.stringContaining("The database schema is up to date."),
  ]);
  expect((await cli(["migrate", "--check"], place)).code).toBe(0);
  await other.end();
});

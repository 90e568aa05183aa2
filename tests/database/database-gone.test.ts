import { afterEach, expect, it, vi } from "vitest";
import { poolSockets } from "~/db";
import { isDatabaseDown, watchDatabase } from "~/db/watch.server";
import { settings } from "~/platform/settings.server";
import { useDatabase } from "../support/database";

useDatabase();

const NOBODY_THERE = "postgres://nobody@127.0.0.1:1/none";

afterEach(() => {
  vi.restoreAllMocks();
});

/** The embedded engine accepts no second connection that could ask whether it is back. */
it("rejects waiting queries when the database is gone, and works again once it is back", async () => {
  const databaseUrl = settings.databaseUrl;
  const shut = vi.spyOn(poolSockets, "shut").mockReturnValue();
  const reopen = vi.spyOn(poolSockets, "reopen").mockReturnValue();
  settings.databaseUrl = NOBODY_THERE;
  const end = watchDatabase();
  await expect.poll(isDatabaseDown).toBe(true);
  expect([shut.mock.calls.length, reopen.mock.calls.length]).toEqual([1, 0]);
  settings.databaseUrl = databaseUrl;
  if (databaseUrl) {
    await expect.poll(isDatabaseDown).toBe(false);
    expect([shut.mock.calls.length, reopen.mock.calls.length]).toEqual([1, 1]);
  }
  await end();
});

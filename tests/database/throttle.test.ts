import { sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { blockedUntil, clearFailures, countTry, recordFailure } from "~/auth/throttle.server";
import { db } from "~/db/client.server";
import { useDatabase } from "../support/database";

useDatabase();

const rewind = (seconds: number) =>
  db.execute(sql`update throttles set window_started_at = window_started_at - make_interval(secs => ${seconds}),
    blocked_until = blocked_until - make_interval(secs => ${seconds})`);
const fail = async (times: number) => {
  for (let i = 0; i < times; i++) await recordFailure("failures:doctor:10001");
};
const failAfterWaiting = async (times: number) => {
  for (let i = 0; i < times; i++) {
    await rewind(3600);
    await fail(1);
  }
};
const waitSeconds = async () => {
  const until = await blockedUntil("failures:doctor:10001");
  return until ? Math.round((until.getTime() - Date.now()) / 1000) : 0;
};

describe("tries of a client", () => {
  it("lets exactly the limit through, however many come at once", async () => {
    const answers = await Promise.all(Array.from({ length: 50 }, () => countTry("client:a", 10, 60)));
    expect(answers.filter((until) => until === null)).toHaveLength(10);
    expect(await countTry("client:b", 10, 60)).toBeNull();
  });

  it("starts anew with the next window", async () => {
    for (let i = 0; i < 3; i++) await countTry("client:a", 2, 60);
    expect(await countTry("client:a", 2, 60)).toBeInstanceOf(Date);
    await rewind(61);
    expect(await countTry("client:a", 2, 60)).toBeNull();
  });
});

describe("wrong passwords of an account", () => {
  it("wait longer and longer, up to an hour", async () => {
    await fail(4);
    expect(await waitSeconds()).toBe(0);
    await fail(1);
    expect(await waitSeconds()).toBeGreaterThan(25);
    await failAfterWaiting(3);
    expect(await waitSeconds()).toBeGreaterThan(200);
    await failAfterWaiting(20);
    expect(await waitSeconds()).toBeGreaterThan(3590);
    expect(await waitSeconds()).toBeLessThanOrEqual(3600);
  });

  it("count for nothing while the account waits, and are told until when", async () => {
    await fail(5);
    const until = await blockedUntil("failures:doctor:10001");
    expect(await recordFailure("failures:doctor:10001")).toEqual(until);
    await fail(20);
    expect(await waitSeconds()).toBeLessThanOrEqual(30);
  });

  it("end their wait by themselves, and are forgotten after a right password", async () => {
    await fail(5);
    await rewind(31);
    expect(await waitSeconds()).toBe(0);
    await clearFailures("failures:doctor:10001");
    await fail(4);
    expect(await waitSeconds()).toBe(0);
  });
});

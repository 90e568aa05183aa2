import { sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { clearFailures, lockedUntil, recordFailure, withLockout } from "~/auth/lockout.server";
import { db, throttles } from "~/db";
import { overRateLimit, TooManyAttempts } from "~/domain/limits/rate-limits.server";
import { useDatabase } from "../support/database";
import { databaseClock } from "../support/database-clock";

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
const until = () => lockedUntil("failures:doctor:10001");

/** The wait is counted from the database's time of the work. */
async function expectWait(seconds: number, work: () => Promise<void>) {
  const before = await databaseClock();
  await work();
  const end = (await until())!.getTime();
  expect(end).toBeGreaterThanOrEqual(before + seconds * 1000);
  expect(end).toBeLessThanOrEqual((await databaseClock()) + seconds * 1000);
}

describe("attempts of a client", () => {
  it("allows exactly the limit, however many arrive concurrently", async () => {
    const answers = await Promise.all(Array.from({ length: 50 }, () => overRateLimit("certificate", 10001)));
    expect(answers.filter((over) => over === null)).toHaveLength(10);
    expect(await overRateLimit("certificate", 10002)).toBeNull();
  });

  it("start over in the next window", async () => {
    for (let i = 0; i < 11; i++) await overRateLimit("certificate", 10001);
    expect(await overRateLimit("certificate", 10001)).toBeInstanceOf(TooManyAttempts);
    await rewind(61);
    expect(await overRateLimit("certificate", 10001)).toBeNull();
  });

  it("can be repeated at the announced time, however often they are repeated in between", async () => {
    const end = async () => (await overRateLimit("certificate", 10001))?.until;
    for (let i = 0; i < 10; i++) expect(await end()).toBeUndefined();
    const result = await end();
    const [window] = await db.select().from(throttles);
    expect(result).toEqual(new Date(window!.windowStartedAt.getTime() + 60_000));
    for (let i = 0; i < 10; i++) expect(await end()).toEqual(result);
  });
});

describe("a client that walks through the register", () => {
  it("waits ten minutes after every thirty numbers, three times for a hundred, over all endpoints", async () => {
    let waits = 0;
    for (let number = 1; number <= 100; number++) {
      const ask = () =>
        overRateLimit(number % 2 ? "register" : "lookUp", { client: "192.0.2.1" }, { of: number });
      const over = await ask();
      if (!over) continue;
      waits += 1;
      await rewind(300);
      expect(await ask()).toBeInstanceOf(TooManyAttempts);
      await rewind(301);
      expect(await ask()).toBeNull();
    }
    expect(waits).toBe(3);
  });
});

describe("wrong passwords of an account", () => {
  it("wait longer and longer, up to an hour", async () => {
    await fail(4);
    expect(await until()).toBeNull();
    await expectWait(30, () => fail(1));
    await failAfterWaiting(2);
    await expectWait(240, () => failAfterWaiting(1));
    await failAfterWaiting(19);
    await expectWait(3600, () => failAfterWaiting(1));
  });

  it("are not counted during a lockout, and report its end", async () => {
    await fail(5);
    await rewind(-3600);
    const result = await until();
    expect(result).toBeInstanceOf(Date);
    expect(await recordFailure("failures:doctor:10001")).toEqual(result);
    await fail(20);
    expect(await until()).toEqual(result);
  });

  it("begin a wait also for a right one that was judged meanwhile", async () => {
    const attempt = withLockout("failures:doctor:10001", async () => {
      await fail(5);
      return true;
    });
    await expect(attempt).rejects.toBeInstanceOf(TooManyAttempts);
    expect(await until()).toBeInstanceOf(Date);
  });

  it("end their wait by themselves, and are forgotten after a right password", async () => {
    await fail(5);
    await rewind(31);
    expect(await until()).toBeNull();
    await clearFailures("failures:doctor:10001");
    await fail(4);
    expect(await until()).toBeNull();
  });
});

import { sql } from "drizzle-orm";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { clearDoctorLockout, InvalidCredentials } from "~/auth/lockout.server";
import { isMobileLocked, requireMobileEnding, requireRecoveryCode } from "~/auth/recovery.server";
import { signIn } from "~/auth/sign-in.server";
import { db } from "~/db";
import { deleteExpired } from "~/domain/files/housekeeping.server";
import { enforceRateLimit, overRateLimit, TooManyAttempts } from "~/domain/limits/rate-limits.server";
import * as passwords from "~/platform/passwords.server";
import { aDoctorAccount, aMember } from "../builders/doctors";
import { useDatabase } from "../support/database";

useDatabase();

type Answer = "yes" | "wrong" | "wait";
const answerOf = (tried: Promise<unknown>): Promise<Answer> =>
  tried.then(
    () => "yes",
    (error) => {
      if (error instanceof TooManyAttempts) return "wait";
      if (error instanceof InvalidCredentials) return "wrong";
      throw error;
    },
  );
const count = (answers: Answer[], expected: Answer) => answers.filter((answer) => answer === expected).length;
const rewind = (seconds: number) =>
  db.execute(sql`update throttles set window_started_at = window_started_at - make_interval(secs => ${seconds}),
    blocked_until = blocked_until - make_interval(secs => ${seconds})`);

describe("looking members up (R2)", () => {
  const ask = (number: number, client = "203.0.113.1") =>
    answerOf(enforceRateLimit("lookUp", { client }, number));

  it("ends after 30 different numbers in ten minutes, whether requested one by one, twice each or concurrently", async () => {
    const answers = await Promise.all(Array.from({ length: 45 }, (_, n) => ask(10_000 + n)));
    expect([count(answers, "yes"), count(answers, "wait")]).toEqual([30, 15]);
    const again = await Promise.all(Array.from({ length: 5 }, (_, n) => ask(20_000 + (n % 2))));
    expect(count(again, "yes")).toBe(0);
    expect(await ask(10_000, "203.0.113.2")).toBe("yes");
    await rewind(601);
    expect(await ask(20_000)).toBe("yes");
  });

  it("allows the same number five times a minute in the long run", async () => {
    const answers: Answer[] = [];
    for (let n = 0; n < 55; n++) answers.push(await ask(10_001));
    expect([count(answers, "yes"), count(answers, "wait")]).toEqual([50, 5]);
  });
});

describe("counting different values", () => {
  it("never accepts an attempt that was refused, however often it is repeated", async () => {
    const tryAccount = (of: string) => overRateLimit("signIn", { client: "203.0.113.1" }, { of });
    for (let n = 0; n < 10; n++) expect(await tryAccount(String(n))).toBeNull();
    const tries = await Promise.all(Array.from({ length: 10 }, () => tryAccount("eleventh")));
    expect(tries.filter((over) => over === null)).toEqual([]);
    expect(await tryAccount("2")).toBeNull();
  });
});

describe("the last digits of the mobile", () => {
  const show = (typed: string) => answerOf(requireMobileEnding(10002, "1002", typed));

  it("are checked five times, however many requests are concurrent", async () => {
    const guesses = Array.from({ length: 200 }, (_, n) => show(String(1000 + (n % 2))));
    const answers = await Promise.all(guesses);
    expect([count(answers, "wrong"), count(answers, "wait")]).toEqual([5, 195]);
    expect(await show("1002")).toBe("wait");
    await rewind(31);
    expect(await show("1002")).toBe("yes");
  });

  it("can be checked only by staff after ten wrong ones, until a password is chosen", async () => {
    for (let n = 0; n < 10; n++) {
      expect(await isMobileLocked(10002)).toBe(false);
      expect(await show("9999")).toBe("wrong");
      if (n < 9) await rewind(3600);
    }
    expect(await isMobileLocked(10002)).toBe(true);
    await rewind(30 * 24 * 3600);
    await deleteExpired();
    expect([await isMobileLocked(10002), await show("1002")]).toEqual([true, "wait"]);
    await clearDoctorLockout(10002);
    expect(await show("1002")).toBe("yes");
  });
});

describe("recovery codes", () => {
  it("are limited to ten attempts in ten minutes per client, for any account", async () => {
    const answers: Answer[] = [];
    for (let n = 0; n < 12; n++)
      answers.push(await answerOf(requireRecoveryCode({ client: "203.0.113.9" }, 10_001 + n, "00000-00000")));
    expect([count(answers, "wrong"), count(answers, "wait")]).toEqual([10, 2]);
  });
});

describe("passwords at the sign-in (R3-R5)", () => {
  const enter = (name: string, password: string, client: string = crypto.randomUUID()) =>
    answerOf(
      signIn("doctor", { request: new Request("http://site.test/"), context: { client }, name, password }),
    );

  beforeEach(async () => {
    await aMember(10001);
    await aDoctorAccount(10001, "40719536");
  });

  it("are compared five times only, however many arrive concurrently and from anywhere, even for an unknown number", async () => {
    for (const name of ["10001", "10999"]) {
      const answers = await Promise.all(
        Array.from({ length: 40 }, (_, n) => enter(name, String(20260000 + n))),
      );
      expect([name, count(answers, "wrong"), count(answers, "wait")]).toEqual([name, 5, 35]);
      expect(await enter(name, "40719536")).toBe("wait");
    }
  });

  it("admit the owner in any number of concurrent requests", async () => {
    const answers = await Promise.all(Array.from({ length: 12 }, () => enter("10001", "40719536")));
    expect(count(answers, "yes")).toBe(12);
  });

  it("allow one client to try ten accounts a minute, and not eleven by repeating some", async () => {
    const answers: Answer[] = [];
    for (let n = 0; n < 14; n++)
      answers.push(await enter(String(30_000 + (n >> 1)), "20269999", "203.0.113.5"));
    for (let n = 0; n < 14; n++)
      answers.push(await enter(String(31_000 + (n >> 1)), "20269999", "203.0.113.5"));
    expect([count(answers, "wrong"), count(answers, "wait")]).toEqual([20, 8]);
  });

  it("take the same time for an unknown number as for a wrong password", async () => {
    const verified = vi.spyOn(passwords, "verifyPassword");
    const workFor = async (name: string) => {
      verified.mockClear();
      expect(await enter(name, "20269999")).toBe("wrong");
      return verified.mock.calls;
    };
    expect(await workFor("10001")).toEqual([[expect.stringMatching(/^\$argon2id\$/), "20269999"]]);
    expect(await workFor("40000")).toEqual([[null, "20269999"]]);
    verified.mockRestore();
  });
});

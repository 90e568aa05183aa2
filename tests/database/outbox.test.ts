import { setImmediate as turn } from "node:timers/promises";
import { asc, sql } from "drizzle-orm";
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { audit, db, outbox } from "~/db";
import { deliverNext } from "~/domain/outbox/deliver.server";
import { enqueue } from "~/domain/outbox/enqueue.server";
import { sendAgain } from "~/domain/outbox/letters.server";
import { submissionOf } from "~/domain/submissions/once.server";
import { settings } from "~/platform/settings.server";
import { useDatabase } from "../support/database";
import { databaseClock } from "../support/database-clock";
import { startResendServer } from "../support/resend-server";

useDatabase();

const resend = await startResendServer();
settings.resend = { apiKey: "re_test", baseUrl: resend.url };
afterAll(() => resend.stop());

const letter = (subject: string) => ({
  recipient: "patient@home.example",
  subject,
  html: "<p>ردّ</p>",
  text: "ردّ",
  about: "complaint:1",
});
const write = (subject = "Reply") => db.transaction((tx) => enqueue(tx, letter(subject)));
const rows = () => db.select().from(outbox).orderBy(asc(outbox.createdAt));
const becomeDue = () => db.execute(sql`update outbox set next_try_at = now(), leased_until = null`);
const deliverAll = async () => {
  while (await deliverNext());
};
const admin = { id: "7d9e2b1c-0000-4000-8000-000000000001" };
const askAgain = async (id: string, submissionId: string = crypto.randomUUID()) => {
  const form = new FormData();
  form.set("submission_id", submissionId);
  const submission = await submissionOf(form, `send-again:${id}`, admin);
  return (await sendAgain(admin, id, submission)).outcome.done;
};

beforeEach(() => {
  resend.letters.clear();
  resend.tries.length = 0;
  resend.behave();
});
afterEach(() => {
  vi.useRealTimers();
});

describe("the outbox", () => {
  it("sends each email once, even if three workers deliver at the same time", async () => {
    for (let i = 0; i < 30; i++) await write(`Reply ${i}`);
    await Promise.all([deliverAll(), deliverAll(), deliverAll()]);
    expect(resend.letters.size).toBe(30);
    expect((await rows()).every(({ state, tries }) => state === "sent" && tries === 1)).toBe(true);
  });

  it("contains no email of a transaction that failed", async () => {
    const failing = db.transaction(async (tx) => {
      await enqueue(tx, letter("Never"));
      throw new Error("no");
    });
    await expect(failing).rejects.toThrow("no");
    expect(await rows()).toEqual([]);
  });

  it("refuses a header that breaks the line", async () => {
    await expect(write("Reply\r\nBcc: all@home.example")).rejects.toThrow("control character");
  });

  it.each([
    ["a busy service", { status: 429, retryAfter: 120 }, [120, 120]],
    ["a failing service", { status: 500 }, [0.8, 1.2]],
    ["a wrong key", { status: 401 }, [0.8, 1.2]],
  ] as const)("waits after %s and sends later", async (_name, behaviour, [min, max]) => {
    const lastError = `[${behaviour.status}] refused by the test`;
    await write();
    resend.behave(behaviour);
    const before = await databaseClock();
    await deliverNext();
    const [waiting] = await rows();
    expect(waiting).toMatchObject({ state: "waiting", tries: 1, lastError });
    expect(waiting!.nextTryAt.getTime()).toBeGreaterThanOrEqual(before + min * 1000);
    expect(waiting!.nextTryAt.getTime()).toBeLessThanOrEqual((await databaseClock()) + max * 1000);
    await becomeDue();
    await deliverAll();
    expect((await rows())[0]).toMatchObject({ state: "sent", lastError: null });
    expect(resend.letters.size).toBe(1);
  });

  it("gives up on a rejected email until it is retried by hand", async () => {
    await write();
    resend.behave({ status: 422 });
    await deliverAll();
    const [failed] = await rows();
    expect(failed).toMatchObject({ state: "failed", lastError: "[422] refused by the test" });
    expect(await askAgain(failed!.id)).toBe(true);
    expect((await rows())[0]).toMatchObject({ state: "waiting", tries: 0 });
    await deliverAll();
    expect((await rows())[0]).toMatchObject({ state: "sent", lastError: null });
    expect(resend.letters.size).toBe(1);
  });

  it("sends an email again once, however often the form is submitted, and records who requested it", async () => {
    await write();
    await db.execute(sql`update outbox set state = 'failed'`);
    const [failed] = await rows();
    const id = crypto.randomUUID();
    const answers = await Promise.all(Array.from({ length: 10 }, () => askAgain(failed!.id, id)));
    expect(answers).toEqual(Array(10).fill(true));
    const entries = await db.select().from(audit);
    expect(entries).toHaveLength(1);
    expect(entries[0]).toMatchObject({
      action: "outbox.send-again",
      subject: `letter:${failed!.id}`,
      actorId: admin.id,
    });
  });

  it("sends a queued email early, but never one that another worker has leased", async () => {
    await write();
    await db.execute(sql`update outbox set next_try_at = now() + interval '1 hour', tries = 5,
      leased_until = now() + interval '1 minute'`);
    const [waiting] = await rows();
    expect(await askAgain(waiting!.id)).toBe(true);
    expect(await deliverNext()).toBe(false);
    await db.execute(sql`update outbox set leased_until = null`);
    await deliverAll();
    expect((await rows())[0]).toMatchObject({ state: "sent", tries: 6 });
  });

  it("never sends an email again after it was sent", async () => {
    await write();
    await deliverAll();
    const [sent] = await rows();
    expect(await askAgain(sent!.id)).toBe(false);
    expect(await askAgain(crypto.randomUUID())).toBe(false);
    expect(await deliverNext()).toBe(false);
    expect(await db.$count(audit)).toBe(0);
    expect(resend.tries).toHaveLength(1);
  });

  it("waits fifteen seconds for an answer that hangs, retries meanwhile, and sends one email", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout"] });
    await write();
    resend.behave("take-and-hang");
    let gaveUp = false;
    const delivered = deliverNext().then(() => (gaveUp = true));
    while (!resend.letters.size) await turn();
    vi.advanceTimersByTime(14_999);
    expect((await rows())[0]).toMatchObject({ state: "waiting", lastError: null });
    expect(gaveUp).toBe(false);
    vi.advanceTimersByTime(1);
    await delivered;
    expect((await rows())[0]).toMatchObject({ state: "waiting", lastError: "no answer" });
    await becomeDue();
    await deliverNext();
    expect((await rows())[0]).toMatchObject({ state: "waiting", lastError: "refused by the test", tries: 2 });
    resend.hangUp();
    await becomeDue();
    await deliverAll();
    expect((await rows())[0]).toMatchObject({ state: "sent", tries: 3 });
    expect(resend.letters.size).toBe(1);
    expect(new Set(resend.tries.map(({ key }) => key))).toEqual(new Set([(await rows())[0]!.id]));
  });

  it("ignores the result of an older attempt after a newer one", async () => {
    await write();
    resend.behave("hang");
    const older = deliverNext();
    await expect.poll(() => resend.tries.length).toBe(1);
    await db.execute(sql`update outbox set state = 'sent', sent_at = now(), tries = 2, leased_until = null`);
    resend.hangUp();
    await older;
    expect((await rows())[0]).toMatchObject({ state: "sent", tries: 2 });
  });

  it("sends one email when the response was lost after it was accepted", async () => {
    await write();
    resend.behave("take-and-cut");
    await deliverNext();
    expect((await rows())[0]).toMatchObject({ state: "waiting" });
    await becomeDue();
    await deliverAll();
    expect(resend.letters.size).toBe(1);
    expect((await rows())[0]).toMatchObject({ state: "sent" });
  });

  it("resumes the emails leased by a killed process", async () => {
    await write();
    await db.execute(sql`update outbox set leased_until = now() + interval '20 seconds', tries = 1`);
    expect(await deliverNext()).toBe(false);
    await db.execute(sql`update outbox set leased_until = now() - interval '1 second'`);
    await deliverAll();
    expect((await rows())[0]).toMatchObject({ state: "sent", tries: 2 });
  });
});

import { sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { db, type Tx } from "~/db";
import { record, system } from "~/domain/audit/record.server";
import { findOutcome, once, type Submission } from "~/domain/submissions/once.server";
import { readBySchema, submit } from "~/forms/submit.server";
import { registry } from "~/platform/metrics.server";
import { useDatabase } from "../support/database";

useDatabase();

const submission: Submission = { id: "8b5f3f0e4c0d4a12", form: "news", actor: "me", bodyHash: "one" };
const mark = async (tx: Tx) => {
  await record(tx, system, { action: "test.mark", subject: "test:1" });
  return { number: 7 };
};
const marks = async () => {
  const [row] = await db.execute<{ count: number }>(sql`select count(*)::int as count from audit`);
  return row!.count;
};

async function replays() {
  const { values } = await registry.getSingleMetric("naqaba_submissions_replayed_total")!.get();
  return values[0]!.value;
}

describe("once", () => {
  it("runs a command once for twenty concurrent submissions", async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => once(submission, mark)));
    expect(await marks()).toBe(1);
    expect(answers.filter(({ replayed }) => !replayed)).toHaveLength(1);
    expect(new Set(answers.map(({ outcome }) => outcome.number))).toEqual(new Set([7]));
  });

  it("returns the first result again later, and reports a different body with the same id", async () => {
    await once(submission, mark);
    expect(await once(submission, mark)).toMatchObject({ replayed: true, changed: false });
    expect(await once({ ...submission, bodyHash: "two" }, mark)).toMatchObject({
      replayed: true,
      changed: true,
    });
    expect(await findOutcome(submission)).toMatchObject({ outcome: { number: 7 }, replayed: true });
    expect(await marks()).toBe(1);
  });

  it("counts each repeated submission that is answered from the stored outcome", async () => {
    const before = await replays();
    await once(submission, mark);
    await findOutcome({ ...submission, form: "edit" });
    expect(await replays()).toBe(before);
    await once(submission, mark);
    await findOutcome(submission);
    expect(await replays()).toBe(before + 2);
  });

  it("stores nothing of a command that fails, so that it can be retried", async () => {
    const failing = once(submission, async (tx) => {
      await mark(tx);
      throw new Error("no");
    });
    await expect(failing).rejects.toThrow("no");
    expect(await marks()).toBe(0);
    expect(await findOutcome(submission)).toBeNull();
    expect(await once(submission, mark)).toMatchObject({ replayed: false });
  });

  it("does not return the answer of another sender or form", async () => {
    await once(submission, mark);
    expect(await once({ ...submission, actor: "you" }, mark)).toMatchObject({ replayed: false });
    expect(await once({ ...submission, form: "edit" }, mark)).toMatchObject({ replayed: false });
    expect(await marks()).toBe(3);
  });

  it("runs every time without an id", async () => {
    await once({ ...submission, id: null }, mark);
    await once({ ...submission, id: "short" }, mark);
    expect(await marks()).toBe(2);
  });
});

describe("submit", () => {
  const press = (note: string) =>
    submit(
      new Request("http://localhost/complaints/1/notes", {
        method: "POST",
        body: new URLSearchParams({ submission_id: "9c5f3f0e4c0d4a12", note }),
      }),
      {
        form: "note",
        by: { id: "me" },
        read: (form) => readBySchema(form, z.object({ note: z.string({ error: "required" }) })),
        write: (_, sent) => once(sent, mark),
        answer: ({ number }) => ({ to: `/complaints/${number}` }),
        sentBefore: { to: "/complaints", say: "forms:sent-before" },
      },
    );
  const leadsTo = async (note: string) => ((await press(note)) as Response).headers.get("Location");

  it("returns the first answer to a repeated form before reading it", async () => {
    expect(await leadsTo("one")).toBe("/complaints/7");
    expect(await leadsTo("one")).toBe("/complaints/7");
    expect(await leadsTo("")).toBe("/complaints");
    expect(await marks()).toBe(1);
  });
});

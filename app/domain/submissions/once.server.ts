import { createHash } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { db, submissions, type Tx } from "~/db";
import { StagedFile } from "~/domain/files/staged-files.server";
import { counter } from "~/platform/metrics.server";
import { withReason } from "./stored-reason";

export type Submission = { id: string | null; form: string; actor: string; bodyHash: string };

/** The actor of forms that need no login. */
export const ANYONE = { id: "anyone" };

const ID = /^[A-Za-z0-9_-]{16,64}$/;

/** Returns the key of a submission, which differs by form and actor even for the same id. */
export function submissionKey({ id, form, actor }: Submission): string | null {
  if (!id || !ID.test(id)) return null;
  return createHash("sha256")
    .update(JSON.stringify([form, actor, id]))
    .digest("base64url");
}

const partOf = async (value: FormDataEntryValue) => {
  if (typeof value === "string") return value;
  if (value instanceof StagedFile) return `${value.name}:${value.size}:${value.digest}`;
  const digest = createHash("sha256");
  for await (const chunk of value.stream() as unknown as AsyncIterable<Uint8Array>) digest.update(chunk);
  return `${value.name}:${value.size}:${digest.digest("base64url")}`;
};

export async function submissionOf(form: FormData, name: string, actor: { id: string }): Promise<Submission> {
  const id = form.get("submission_id");
  const parts: Array<[name: string, part: string]> = [];
  for (const [field, value] of form) if (field !== "submission_id") parts.push([field, await partOf(value)]);
  const bodyHash = createHash("sha256").update(JSON.stringify(parts)).digest("base64url");
  return { id: typeof id === "string" ? id : null, form: name, actor: actor.id, bodyHash };
}

const replays = counter("submissions_replayed_total", "Forms sent again and answered from before");

/** `replayed` is true for a repeated submission, `changed` if its content differs from the first. */
export type Answered<Outcome> = { outcome: Outcome; replayed: boolean; changed: boolean };

/** Looks up an earlier outcome before expensive work. */
export async function findOutcome<Outcome>(submission: Submission): Promise<Answered<Outcome> | null> {
  const key = submissionKey(submission);
  if (!key) return null;
  const [row] = await db.select().from(submissions).where(eq(submissions.id, key));
  if (!row) return null;
  replays.inc();
  return {
    outcome: withReason(row.outcome as Outcome),
    replayed: true,
    changed: row.bodyHash !== submission.bodyHash,
  };
}

const underway = new Map<string, Promise<unknown>>();

/** A mutex by key within this process, so that expensive work before the stored row is done once. */
export async function serialize<Result>(
  submission: Submission,
  work: () => Promise<Result>,
): Promise<Result> {
  const key = submissionKey(submission);
  if (!key) return work();
  const before = underway.get(key) ?? Promise.resolve();
  const mine = before.catch(() => {}).then(work);
  underway.set(key, mine);
  try {
    return await mine;
  } finally {
    if (underway.get(key) === mine) underway.delete(key);
  }
}

/**
 * Runs a command and stores its outcome in one transaction, so that repeating the submission in any process returns the
 * first outcome.
 */
export async function once<Outcome>(
  submission: Submission,
  run: (tx: Tx) => Promise<Outcome>,
): Promise<Answered<Outcome>> {
  const key = submissionKey(submission);
  const done = await db.transaction(async (tx) => {
    if (key) {
      const { form, actor, bodyHash } = submission;
      const [first] = await tx
        .insert(submissions)
        .values({ id: key, form, actor, bodyHash, outcome: sql`'null'::jsonb` })
        .onConflictDoNothing()
        .returning({ id: submissions.id });
      if (!first) return null;
    }
    const outcome = await run(tx);
    if (key) await tx.update(submissions).set({ outcome }).where(eq(submissions.id, key));
    return { outcome, replayed: false, changed: false };
  });
  if (done) return done;
  const earlier = await findOutcome<Outcome>(submission);
  if (!earlier) throw new Error("a submission's answer is gone");
  return earlier;
}

import { eq, sql } from "drizzle-orm";
import { db, type Tx } from "~/db/client.server";
import { submissions } from "~/db/schema";
import { counted } from "~/platform/metrics.server";
import { type Submission, submissionKey } from "./submission";

export { type Submission, submissionOf } from "./submission";

const replays = counted("submissions_replayed_total", "Forms sent again and answered from before");

/** What a submission led to; `replayed` when it had been answered before, `changed` when it then held something else. */
export type Answered<Outcome> = { outcome: Outcome; replayed: boolean; changed: boolean };

/** The first answer to this submission, for asking before dear work; null when it has none yet. */
export async function findOutcome<Outcome>(submission: Submission): Promise<Answered<Outcome> | null> {
  const key = submissionKey(submission);
  if (!key) return null;
  const [row] = await db.select().from(submissions).where(eq(submissions.id, key));
  if (!row) return null;
  return { outcome: row.outcome as Outcome, replayed: true, changed: row.bodyHash !== submission.bodyHash };
}

const underway = new Map<string, Promise<unknown>>();

/** Runs one after the other what bears the same key in this process, so that dear work before the row is done once. */
export async function inTurn<Result>(submission: Submission, work: () => Promise<Result>): Promise<Result> {
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
 * Runs a command at most once per submission: the command and the submission's row stand or fall in one transaction.
 * A second sending, at the same moment or days later, in this process or another, gets the first outcome.
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
  replays.inc();
  const earlier = await findOutcome<Outcome>(submission);
  if (!earlier) throw new Error("a submission's answer is gone");
  return earlier;
}

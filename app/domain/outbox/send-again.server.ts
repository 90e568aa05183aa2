import { and, eq, inArray, sql } from "drizzle-orm";
import { outbox } from "~/db/schema";
import { record } from "~/domain/audit/record.server";
import { once, type Submission } from "~/domain/submissions/once.server";

/**
 * Puts a failed letter back in line, or lets a waiting one go before its time; false, and nothing changed, for one that
 * was sent. A letter that a process has in hand stays in its hand.
 */
export const sendAgain = (staff: { id: string }, id: string, submission: Submission) =>
  once(submission, async (tx) => {
    const [letter] = await tx
      .update(outbox)
      .set({
        state: "waiting",
        tries: sql`case when ${outbox.state} = 'failed' then 0 else ${outbox.tries} end`,
        nextTryAt: sql`now()`,
      })
      .where(and(eq(outbox.id, id), inArray(outbox.state, ["failed", "waiting"])))
      .returning({ id: outbox.id });
    if (!letter) return { done: false };
    const actor = { kind: "staff", id: staff.id } as const;
    await record(tx, { actor, action: "outbox.send-again", subject: `letter:${id}` });
    return { done: true };
  });

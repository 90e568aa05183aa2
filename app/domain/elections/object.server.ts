import { rollObjections } from "~/db/schema";
import { record } from "~/domain/audit/record.server";
import { once, type Submission } from "~/domain/submissions/once.server";
import { now } from "~/platform/clock.server";
import { holdCurrentElection } from "./current-election.server";
import type { ObjectionInput } from "./objection-input";
import { areObjectionsOpen } from "./objections-open";

export type ObjectOutcome = { done: true } | { done: false; because: "one-waiting" | "too-late" };

/** Keeps a doctor's objection to the roll of the current election, until its deadline; one waits at a time. */
export const objectToRoll = (
  memberNumber: number,
  { about, words }: ObjectionInput,
  submission: Submission,
) =>
  once(submission, async (tx): Promise<ObjectOutcome> => {
    const election = await holdCurrentElection(tx);
    if (!election || !areObjectionsOpen(election, now())) return { done: false, because: "too-late" };
    const [row] = await tx
      .insert(rollObjections)
      .values({ electionId: election.id, memberNumber, about, words, createdAt: now() })
      .onConflictDoNothing()
      .returning({ id: rollObjections.id });
    if (!row) return { done: false, because: "one-waiting" };
    await record(tx, {
      actor: { kind: "doctor", id: String(memberNumber) },
      action: "election.objection",
      subject: `member:${memberNumber}`,
      detail: { objection: row.id, about },
    });
    return { done: true };
  });

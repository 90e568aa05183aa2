import { and, eq } from "drizzle-orm";
import type { Tx } from "~/db/client.server";
import { voters } from "~/db/schema";
import type { ComputerUser } from "~/domain/accounts/identities";
import { record } from "~/domain/audit/record.server";
import { type Answered, once, type Submission } from "~/domain/submissions/once.server";
import { now } from "~/platform/clock.server";
import { holdCurrentElection } from "./current-election.server";
import { takeMarkBack } from "./mark-statements.server";
import type { Seat } from "./seat.server";
import { type UndoBlock, undoBlock } from "./undo-block";
import { windowState } from "./window-state";

export type UndoOutcome = { undone: true } | { undone: false; because: UndoBlock | "no-election" };

type Undoing = { supervisor: ComputerUser; seat: Seat; reason: string; submission: Submission };

/** Who marked a voter, whose line nobody changes until this transaction ends; null where nobody did. */
async function lockMarker(tx: Tx, electionId: number, memberNumber: number) {
  const [line] = await tx
    .select({ electF: voters.electF, markedBy: voters.markedBy })
    .from(voters)
    .where(and(eq(voters.electionId, electionId), eq(voters.memberNumber, memberNumber)))
    .for("update");
  return line?.electF === 1 && line.markedBy ? { id: line.markedBy } : null;
}

/**
 * Takes back the mark of a voter (H3): an act of a second person, with its reason, while the window is open; the voter
 * can be marked again. Who may undo at all is asked before.
 */
export const undoMark = (memberNumber: number, undoing: Undoing): Promise<Answered<UndoOutcome>> =>
  once(undoing.submission, async (tx): Promise<UndoOutcome> => {
    const { supervisor, seat, reason } = undoing;
    const election = await holdCurrentElection(tx);
    if (!election) return { undone: false, because: "no-election" };
    const marker = await lockMarker(tx, election.id, memberNumber);
    const because = undoBlock(marker, supervisor, windowState(election, now()));
    if (because) return { undone: false, because };
    const voter = { electionId: election.id, memberNumber };
    await takeMarkBack(tx, voter, { by: supervisor.id, at: now(), seat, reason });
    await record(tx, {
      actor: { kind: "computer", id: supervisor.id },
      action: "vote.undo",
      subject: `member:${memberNumber}`,
      detail: { election: election.id, reason },
    });
    return { undone: true };
  });

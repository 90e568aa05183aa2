import { nameChanges } from "~/db/schema";
import { record } from "~/domain/audit/record.server";
import { withStoredPaper } from "~/domain/files/stored-paper.server";
import { once, type Submission } from "~/domain/submissions/once.server";
import { now } from "~/platform/clock.server";
import type { PreparedPaper } from "~/platform/papers.server";
import type { NameChangeInput } from "./input";

export type AskOutcome = { done: true } | { done: false; because: "one-waiting" };

/**
 * Keeps a doctor's request to be called otherwise, with the paper that shows it. One waits at a time; of several sent
 * at once the first one does, and the papers of the others are not kept.
 */
export const askForNames = (
  memberNumber: number,
  { asked, paper }: { asked: NameChangeInput; paper: PreparedPaper },
  submission: Submission,
) =>
  withStoredPaper("documents/name-changes", paper, (stored) =>
    once(submission, async (tx): Promise<AskOutcome> => {
      const [row] = await tx
        .insert(nameChanges)
        .values({
          memberNumber,
          nameAr: asked.DOC_NAME_A,
          nameEn: asked.DOC_NAME_E,
          reason: asked.reason,
          ...stored,
          createdAt: now(),
        })
        .onConflictDoNothing()
        .returning({ id: nameChanges.id });
      if (!row) return { done: false, because: "one-waiting" };
      await record(tx, {
        actor: { kind: "doctor", id: String(memberNumber) },
        action: "name-change.request",
        subject: `member:${memberNumber}`,
        detail: { request: row.id },
      });
      return { done: true };
    }),
  );

import { once, type Submission } from "~/domain/submissions/once.server";
import { lockComplaint, type Worker, writeHistory } from "./deed.server";

/** Adds a note that only staff read; false where there is no such message. */
export const addNote = (worker: Worker, { id, note }: { id: number; note: string }, submission: Submission) =>
  once(submission, async (tx): Promise<{ done: boolean }> => {
    if (!(await lockComplaint(tx, id))) return { done: false };
    await writeHistory(tx, worker, { contactId: id, kind: "note", text: note });
    return { done: true };
  });

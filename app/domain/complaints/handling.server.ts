import { and, asc, eq, inArray, isNull } from "drizzle-orm";
import { contacts, db, staffUsers, type Tx } from "~/db";
import { once, type Submission } from "~/domain/submissions/once.server";
import { lockComplaint } from "./complaint.server";
import { type Worker, writeHistory } from "./history.server";
import type { Status } from "./status";

type Change = { id: number; status: Status; seenVersion: number | null };
type ChangeOutcome = { done: true } | { done: false; reason: "changed-meanwhile" | "not-found" };

/** `seenVersion` is the version that the page showed; null accepts any. */
export const changeStatus = (worker: Worker, { id, status, seenVersion }: Change, submission: Submission) =>
  once(submission, async (tx): Promise<ChangeOutcome> => {
    const message = await lockComplaint(tx, id);
    if (!message) return { done: false, reason: "not-found" };
    if (message.status === status) return { done: true };
    if (seenVersion !== null && seenVersion !== message.version)
      return { done: false, reason: "changed-meanwhile" };
    await tx
      .update(contacts)
      .set({ status, version: message.version + 1 })
      .where(eq(contacts.id, id));
    const change = { before: message.status, after: status };
    await writeHistory(tx, worker, { contactId: id, kind: "status", ...change, detail: { status: change } });
    return { done: true };
  });

const isActiveEditor = and(inArray(staffUsers.role, ["admin", "editor"]), isNull(staffUsers.disabledAt));

export const listCaretakers = () =>
  db
    .select({ id: staffUsers.id, name: staffUsers.fullName })
    .from(staffUsers)
    .where(isActiveEditor)
    .orderBy(asc(staffUsers.fullName), asc(staffUsers.id));

async function findCaretaker(tx: Tx, id: string): Promise<string | null> {
  const [found] = await tx
    .select({ name: staffUsers.fullName })
    .from(staffUsers)
    .where(and(eq(staffUsers.id, id), isActiveEditor));
  return found?.name ?? null;
}

type Held = NonNullable<Awaited<ReturnType<typeof lockComplaint>>>;

async function handOver(
  tx: Tx,
  worker: Worker,
  { id, assignedTo }: Held,
  to: { id: string; name: string } | null,
) {
  const [old] = assignedTo
    ? await tx.select({ name: staffUsers.fullName }).from(staffUsers).where(eq(staffUsers.id, assignedTo))
    : [];
  await tx
    .update(contacts)
    .set({ assignedTo: to?.id ?? null })
    .where(eq(contacts.id, id));
  await writeHistory(tx, worker, {
    contactId: id,
    kind: "assigned",
    before: old?.name,
    after: to?.name ?? null,
    detail: { assignedTo: { before: assignedTo, after: to?.id ?? null } },
  });
}

type Assignment = { id: number; assignedTo: string | null };
type AssignOutcome = { done: true } | { done: false; reason: "not-staff" | "not-found" };

/** Assigns a message; null unassigns it. The history keeps both names. */
export const assignComplaint = (worker: Worker, { id, assignedTo }: Assignment, submission: Submission) =>
  once(submission, async (tx): Promise<AssignOutcome> => {
    const message = await lockComplaint(tx, id);
    if (!message) return { done: false, reason: "not-found" };
    if (message.assignedTo === assignedTo) return { done: true };
    const name = assignedTo ? await findCaretaker(tx, assignedTo) : null;
    if (assignedTo && name === null) return { done: false, reason: "not-staff" };
    await handOver(tx, worker, message, assignedTo && name ? { id: assignedTo, name } : null);
    return { done: true };
  });

/** Assigns a message to whoever presses first; an assigned one is not taken over. */
export const takeComplaint = (worker: Worker, id: number, submission: Submission) =>
  once(submission, async (tx): Promise<{ done: boolean }> => {
    const message = await lockComplaint(tx, id);
    const name = message && (await findCaretaker(tx, worker.id));
    if (!name || (message.assignedTo && message.assignedTo !== worker.id)) return { done: false };
    if (!message.assignedTo) await handOver(tx, worker, message, { id: worker.id, name });
    return { done: true };
  });

export const addNote = (worker: Worker, { id, note }: { id: number; note: string }, submission: Submission) =>
  once(submission, async (tx): Promise<{ done: boolean }> => {
    if (!(await lockComplaint(tx, id))) return { done: false };
    await writeHistory(tx, worker, { contactId: id, kind: "note", text: note });
    return { done: true };
  });

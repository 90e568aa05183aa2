import { audit, db, type Tx } from "~/db";
import { clientHash } from "~/platform/client-address.server";

export type Actor = { kind: (typeof audit.$inferInsert)["actorKind"]; id: string | null };

/** `subject` names what was acted on, as "kind:id"; `detail` holds `{ field: { before, after } }`, or other facts. */
export type AuditEntry = { action: string; subject: string; detail?: Record<string, unknown> };

export const byStaff = ({ id }: { id: string }): Actor => ({ kind: "staff", id });
export const byClerk = ({ id }: { id: string }): Actor => ({ kind: "computer", id });
export const byDoctor = (memberNumber: number): Actor => ({ kind: "doctor", id: String(memberNumber) });
export const byProgram = ({ id }: { id: string }): Actor => ({ kind: "program", id });
export const anonymous: Actor = { kind: "anonymous", id: null };
export const system: Actor = { kind: "system", id: null };

/** Adds a line to the audit log within the transaction of the change itself (R29). */
export async function record(tx: Tx, actor: Actor, entry: AuditEntry): Promise<void> {
  const who = { actorKind: actor.kind, actorId: actor.id };
  await tx.insert(audit).values({ ...who, ...entry, addressHash: clientHash() });
}

/** Records a read-only action before it happens. */
export const recordFirst = (actor: Actor, entry: AuditEntry): Promise<void> =>
  db.transaction((tx) => record(tx, actor, entry));

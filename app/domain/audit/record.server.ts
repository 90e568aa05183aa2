import { audit, db, type Tx } from "~/db";
import { clientHash } from "~/platform/client-address.server";

export type Actor = { kind: (typeof audit.$inferInsert)["actorKind"]; id: string | null };
type Detail = Record<string, unknown>;

export const byStaff = ({ id }: { id: string }): Actor => ({ kind: "staff", id });
export const byClerk = ({ id }: { id: string }): Actor => ({ kind: "computer", id });
export const byDoctor = (memberNumber: number): Actor => ({ kind: "doctor", id: String(memberNumber) });
export const anonymous: Actor = { kind: "anonymous", id: null };
export const system: Actor = { kind: "system", id: null };

/** In the transaction of the deed itself (R29). `detail` is `{ field: { before, after } }`, or what else is worth knowing. */
export async function record(
  tx: Tx,
  by: Actor,
  action: string,
  subject: string,
  detail?: Detail,
): Promise<void> {
  const who = { actorKind: by.kind, actorId: by.id };
  await tx.insert(audit).values({ ...who, action, subject, detail, addressHash: clientHash() });
}

/** Records a read-only action before it happens. */
export const recordFirst = (by: Actor, action: string, subject: string, detail?: Detail): Promise<void> =>
  db.transaction((tx) => record(tx, by, action, subject, detail));

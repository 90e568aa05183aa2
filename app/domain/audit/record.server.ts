import type { Tx } from "~/db/client.server";
import { audit } from "~/db/schema";
import { clientHash } from "~/platform/client-address.server";

export type Actor = { kind: (typeof audit.$inferInsert)["actorKind"]; id: string | null };
type Entry = { actor: Actor; action: string; subject: string; detail?: Record<string, unknown> };

/**
 * Puts on record who did what to whom and from where, in the transaction of the deed itself (R29); nothing ever changes
 * an entry. `detail` holds what changed, as `{ field: { before, after } }`, or what else is worth knowing.
 */
export async function record(tx: Tx, { actor, action, subject, detail }: Entry): Promise<void> {
  const who = { actorKind: actor.kind, actorId: actor.id };
  await tx.insert(audit).values({ ...who, action, subject, detail, addressHash: clientHash() });
}

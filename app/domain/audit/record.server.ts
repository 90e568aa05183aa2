import type { Tx } from "~/db/client.server";
import { audit } from "~/db/schema";
import { clientHash } from "~/platform/client-address.server";

export type Actor = { kind: (typeof audit.$inferInsert)["actorKind"]; id: string | null };
type Entry = { actor: Actor; action: string; subject: string; detail?: Record<string, unknown> };

/** In the transaction of the deed itself (R29). `detail` is `{ field: { before, after } }`, or what else is worth knowing. */
export async function record(tx: Tx, { actor, action, subject, detail }: Entry): Promise<void> {
  const who = { actorKind: actor.kind, actorId: actor.id };
  await tx.insert(audit).values({ ...who, action, subject, detail, addressHash: clientHash() });
}

import type { Tx } from "~/db/client.server";
import { fileDeletions } from "~/db/schema";

/** Notes files for deletion in the transaction that deletes their rows; a sweeper deletes them, as often as it takes. */
export async function forgetFiles(tx: Tx, keys: string[]): Promise<void> {
  if (keys.length)
    await tx
      .insert(fileDeletions)
      .values(keys.map((key) => ({ key })))
      .onConflictDoNothing();
}

import { desc, eq } from "drizzle-orm";
import type { Tx } from "~/db/client.server";
import { registerImports } from "~/db/schema";

/** The file was taken before, at that moment, and others since: it says what was true then. */
export class ImportedBefore extends Error {
  override name = "ImportedBefore";
  constructor(readonly at: Date) {
    super("imported before, and others since");
  }
}

/** Throws ImportedBefore unless the file is a new one or the last that was taken. */
export async function refuseImportedBefore(tx: Tx, fileHash: string): Promise<void> {
  const newestFirst = desc(registerImports.id);
  const [last] = await tx.select().from(registerImports).orderBy(newestFirst).limit(1);
  if (!last || last.fileHash === fileHash) return;
  const [before] = await tx
    .select({ appliedAt: registerImports.appliedAt })
    .from(registerImports)
    .where(eq(registerImports.fileHash, fileHash))
    .orderBy(newestFirst)
    .limit(1);
  if (before) throw new ImportedBefore(before.appliedAt);
}

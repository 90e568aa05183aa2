import { and, eq, isNotNull } from "drizzle-orm";
import { db } from "~/db/client.server";
import { staffUsers } from "~/db/schema";
import { seal, unseal } from "./sealed-secret.server";

/**
 * Seals the second steps of staff under the first SESSION_SECRET, so that older ones may go; `lost` counts those sealed
 * under one that is not listed any more. What changes meanwhile is left as it is: it is sealed anew already.
 */
export async function resealSecondSteps(): Promise<{ resealed: number; lost: number }> {
  const rows = await db
    .select({ id: staffUsers.id, sealed: staffUsers.secondStepSecret })
    .from(staffUsers)
    .where(isNotNull(staffUsers.secondStepSecret));
  let lost = 0;
  for (const { id, sealed } of rows) {
    const secret = unseal(sealed!, id);
    if (!secret) lost++;
    else
      await db
        .update(staffUsers)
        .set({ secondStepSecret: seal(secret, id) })
        .where(and(eq(staffUsers.id, id), eq(staffUsers.secondStepSecret, sealed!)));
  }
  return { resealed: rows.length - lost, lost };
}

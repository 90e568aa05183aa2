import { desc, isNotNull } from "drizzle-orm";
import { type Db, db, type Tx } from "~/db/client.server";
import { audit } from "~/db/schema";
import type { Noted } from "./verify.server";

/** The last entry of the audit's chain, to be noted outside of the database; null while there is none. */
export async function chainHead(database: Db | Tx = db): Promise<Noted | null> {
  const [last] = await database
    .select({ number: audit.chainNumber, hash: audit.hash })
    .from(audit)
    .where(isNotNull(audit.chainNumber))
    .orderBy(desc(audit.chainNumber))
    .limit(1);
  return last?.number && last.hash ? { number: last.number, hash: last.hash } : null;
}

import { eq, sql } from "drizzle-orm";
import { db } from "~/db/client.server";
import { contacts } from "~/db/schema";

/** What a receipt shows: `day` is YYYY-MM-DD in Amman. */
export type Receipt = { reference: string; day: string; title: string };

const RECEIPT = /^[\w-]{22}$/;

/** The receipt of a message by the unguessable part of its address, or null. */
export async function findReceipt(receipt: string | undefined): Promise<Receipt | null> {
  if (!receipt || !RECEIPT.test(receipt)) return null;
  const [found] = await db
    .select({
      reference: contacts.reference,
      day: sql<string>`to_char(${contacts.createdAt} at time zone 'Asia/Amman', 'YYYY-MM-DD')`,
      title: contacts.title,
    })
    .from(contacts)
    .where(eq(contacts.receipt, receipt));
  return found ?? null;
}

import { eq } from "drizzle-orm";
import { members, staffUsers, type Tx } from "~/db";
import { enqueue } from "~/domain/outbox/enqueue.server";

/** The owner of a doctor or staff account, the two logins that belong to one person. */
export type Owner = { kind: "doctor" | "staff"; subject: string };

/** Names the owner as the audit log and the outbox do. */
export const subjectOf = ({ kind, subject }: Owner) => `${kind === "doctor" ? "member" : "staff"}:${subject}`;

async function emailOf(tx: Tx, { kind, subject }: Owner): Promise<string | null> {
  const [row] =
    kind === "doctor"
      ? await tx
          .select({ email: members.email })
          .from(members)
          .where(eq(members.memberNumber, Number(subject)))
      : await tx.select({ email: staffUsers.email }).from(staffUsers).where(eq(staffUsers.id, subject));
  return row?.email || null;
}

type Letter = { subject: string; html: string; text: string };

/** Queues an email if the owner has an address on record. */
export async function queueEmailToOwner(tx: Tx, owner: Owner, letter: Letter): Promise<void> {
  const recipient = await emailOf(tx, owner);
  if (recipient) await enqueue(tx, { ...letter, recipient, about: subjectOf(owner) });
}

import { eq, sql } from "drizzle-orm";
import { type Db, db, members, type Tx } from "~/db";
import { byDoctor, record } from "~/domain/audit/record.server";
import { type Answered, once, type Submission } from "~/domain/submissions/once.server";
import { now, today } from "~/platform/clock.server";
import { contactsDue } from "./contacts";

const columns = {
  mobile: members.mobile,
  email: members.email,
  version: members.version,
  confirmedOn: sql<
    string | null
  >`to_char(${members.contactsConfirmedAt} at time zone 'Asia/Amman', 'YYYY-MM-DD')`,
};

export async function findContacts(memberNumber: number, database: Db | Tx = db) {
  const [row] = await database.select(columns).from(members).where(eq(members.memberNumber, memberNumber));
  return row ?? null;
}

/** Confirms the contacts as seen in `version` of the record. */
export function confirmContacts(
  memberNumber: number,
  { version, submission }: { version: number | null; submission: Submission },
): Promise<Answered<"confirmed" | "changed">> {
  return once(submission, async (tx) => {
    const [seen] = await tx
      .select(columns)
      .from(members)
      .where(eq(members.memberNumber, memberNumber))
      .for("update");
    if (seen?.version !== version || (!seen.mobile && !seen.email)) return "changed";
    if (!contactsDue(seen.confirmedOn, today())) return "confirmed";
    await tx
      .update(members)
      .set({ contactsConfirmedAt: now() })
      .where(eq(members.memberNumber, memberNumber));
    await record(tx, byDoctor(memberNumber), {
      action: "contacts.confirm",
      subject: `member:${memberNumber}`,
    });
    return "confirmed";
  });
}

import { eq } from "drizzle-orm";
import { type Db, db, members, type Tx } from "~/db";
import { type Actor, record } from "~/domain/audit/record.server";
import type { Details } from "./details";
import { LONGEST_LOOK_UP_MS, withTimeout } from "./look-up";

/** The fields of specification 2, §3; `version` counts changes. */
export type PersonalCard = Details & {
  memberNumber: number;
  nameAr: string;
  nameEn: string;
  version: number;
  contactsConfirmedAt: Date | null;
};

const cardColumns = {
  memberNumber: members.memberNumber,
  nameAr: members.nameAr,
  nameEn: members.nameEn,
  nationalNumber: members.nationalNumber,
  mobile: members.mobile,
  email: members.email,
  homeAddress: members.homeAddress,
  workAddress: members.workAddress,
  version: members.version,
  contactsConfirmedAt: members.contactsConfirmedAt,
};

export async function findPersonalCard(
  memberNumber: number,
  database: Db | Tx = db,
): Promise<PersonalCard | null> {
  const [card] = await database
    .select(cardColumns)
    .from(members)
    .where(eq(members.memberNumber, memberNumber));
  return card ?? null;
}

export async function lockPersonalCard(tx: Tx, memberNumber: number): Promise<PersonalCard | null> {
  const [card] = await tx
    .select(cardColumns)
    .from(members)
    .where(eq(members.memberNumber, memberNumber))
    .for("update");
  return card ?? null;
}

/**
 * Looks up a card and records it in the audit log first (R29). Throws LookUpTimedOut after 30 seconds, and database
 * errors.
 */
export function lookUpPersonalCard(memberNumber: number, actor: Actor) {
  const card = db.transaction(async (tx) => {
    const found = await findPersonalCard(memberNumber, tx);
    if (found) await record(tx, actor, { action: "personal-card.read", subject: `member:${memberNumber}` });
    return found;
  });
  return withTimeout(LONGEST_LOOK_UP_MS, card);
}

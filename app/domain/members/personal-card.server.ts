import { eq } from "drizzle-orm";
import { type Db, db, type Tx } from "~/db/client.server";
import { members } from "~/db/schema";
import type { Details } from "./details-input";

/** A member's personal record (specification 2, §3); `version` counts its changes. */
export type PersonalCard = Details & {
  memberNumber: number;
  nameAr: string;
  nameEn: string;
  version: number;
  contactsConfirmedAt: Date | null;
};

/** The columns of a personal card, and no others. */
export const cardColumns = {
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

/** The personal card of a member, or null for a number that nobody has. */
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

/** The same for this transaction alone, until it ends. */
export async function lockPersonalCard(tx: Tx, memberNumber: number): Promise<PersonalCard | null> {
  const [card] = await tx
    .select(cardColumns)
    .from(members)
    .where(eq(members.memberNumber, memberNumber))
    .for("update");
  return card ?? null;
}

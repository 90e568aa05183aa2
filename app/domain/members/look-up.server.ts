import { db } from "~/db/client.server";
import { type Actor, record } from "~/domain/audit/record.server";
import { LONGEST_LOOK_UP_MS, withinTime } from "~/domain/dues/look-up-problem";
import { findPersonalCard } from "./personal-card.server";

/**
 * Another's personal card, or null; no card is seen without its reading going on record (R29). Throws LookUpTimedOut
 * after 30 seconds, and whatever the database throws.
 */
export function lookUpPersonalCard(memberNumber: number, actor: Actor) {
  const card = db.transaction(async (tx) => {
    const found = await findPersonalCard(memberNumber, tx);
    if (found) await record(tx, { actor, action: "personal-card.read", subject: `member:${memberNumber}` });
    return found;
  });
  return withinTime(LONGEST_LOOK_UP_MS, card);
}

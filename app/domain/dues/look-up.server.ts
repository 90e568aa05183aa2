import { db } from "~/db/client.server";
import { record } from "~/domain/audit/record.server";
import { LONGEST_LOOK_UP_MS, withinTime } from "./look-up-problem";
import { findFinancialCard } from "./queries.server";

/**
 * A member's financial card for a computer user, or null; no card is seen without its reading going on record (R29).
 * Throws LookUpTimedOut after 30 seconds, and whatever the database throws.
 */
export function lookUpFinancialCard(memberNumber: number, computerUserId: string) {
  const card = db.transaction(async (tx) => {
    const found = await findFinancialCard(memberNumber, tx);
    if (found) {
      await record(tx, {
        actor: { kind: "computer", id: computerUserId },
        action: "financial-card.read",
        subject: `member:${memberNumber}`,
      });
    }
    return found;
  });
  return withinTime(LONGEST_LOOK_UP_MS, card);
}

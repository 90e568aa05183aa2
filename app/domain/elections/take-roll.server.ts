import { db } from "~/db/client.server";
import { type Actor, record } from "~/domain/audit/record.server";
import { countRoll, type RollOf, rollInParts } from "./roll-lines.server";

type Taken = { action: "roll.print" | "roll.export"; lines: number; sheet?: number };

/** Puts on record that part of the roll was taken out on paper or as a file. */
export const recordRollTaken = (actor: Actor, { election, centre }: RollOf, { action, ...detail }: Taken) =>
  db.transaction((tx) =>
    record(tx, {
      actor,
      action,
      subject: `election:${election.id}`,
      detail: { ...(centre && { centre: centre.code }), ...detail },
    }),
  );

/** The roll of a centre as a file takes it, some lines at a time; that it is taken is first put on record. */
export async function exportRoll(actor: Actor, roll: RollOf) {
  await recordRollTaken(actor, roll, { action: "roll.export", lines: await countRoll(roll) });
  return rollInParts(roll);
}

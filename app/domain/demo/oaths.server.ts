import { asc, gte } from "drizzle-orm";
import type { Tx } from "~/db/client.server";
import { members, oaths } from "~/db/schema";
import { chance } from "./chance";

const FIRST_NUMBER = 20_250;
const HOW_MANY = 25;
const MOST_HOURS_BETWEEN = 60;
const HOUR_MS = 60 * 60 * 1000;

export async function addDemoOaths(tx: Tx, now: Date): Promise<void> {
  const by = chance(1954);
  const doctors = await tx
    .select({ associationNumber: members.memberNumber, doctorName: members.nameAr })
    .from(members)
    .where(gte(members.memberNumber, FIRST_NUMBER))
    .orderBy(asc(members.memberNumber))
    .limit(HOW_MANY);
  let at = now.getTime();
  const rows = doctors.map((doctor) => {
    at -= (1 + by.below(MOST_HOURS_BETWEEN)) * HOUR_MS;
    return { ...doctor, createdAt: new Date(at) };
  });
  await tx.insert(oaths).values(rows.reverse());
}

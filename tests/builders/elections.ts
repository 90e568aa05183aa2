import { computerUsers, db, elections, pollingCentres, voters } from "~/db";
import type { ComputerPermission, ComputerUser } from "~/domain/accounts/identities";

const HOUR_MS = 60 * 60 * 1000;
const everything: ComputerPermission[] = ["look-up", "vote", "undo"];

/** Returns the time this many hours from now. */
export const hoursFromNow = (hours: number) => new Date(Date.now() + hours * HOUR_MS);

/** Inserts a clerk who may look up, mark and undo, unless changed. */
export async function aClerk(username: string, permissions = everything): Promise<ComputerUser> {
  const [user] = await db
    .insert(computerUsers)
    .values({ username, passwordHash: "none", permissions })
    .returning();
  return { id: user!.id, username, permissions };
}

/** Inserts an open election without an imported roll and with one polling centre, unless changed. */
export async function anElection(values: Partial<typeof elections.$inferInsert> = {}) {
  const [election] = await db
    .insert(elections)
    .values({
      titleAr: "انتخابات",
      titleEn: "Election",
      opensAt: hoursFromNow(-1),
      closesAt: hoursFromNow(1),
      ...values,
    })
    .returning({ id: elections.id });
  const electionId = election!.id;
  const [centre] = await db
    .insert(pollingCentres)
    .values({ electionId, code: 2, nameAr: "إربد", nameEn: "Irbid" })
    .returning({ id: pollingCentres.id });
  return { id: electionId, centreId: centre!.id };
}

/** Puts a member on the roll of an election. */
export const onRoll = (electionId: number, memberNumber: number) =>
  db.insert(voters).values({ electionId, memberNumber });

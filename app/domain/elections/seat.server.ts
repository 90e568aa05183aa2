import { and, eq, sql } from "drizzle-orm";
import { type Db, db, type Tx } from "~/db/client.server";
import { computerUsers, pollingCentres, sessions } from "~/db/schema";
import { currentElection } from "./current-election.server";

/** Where a clerk marks voters: the polling centre and the desk in it, as far as either is known. */
export type Seat = { centreId: number | null; desk: string | null };

const nowhere: Seat = { centreId: null, desk: null };

/**
 * Where a clerk sits in the election that counts: as said in the session with this token's hash, else as the account
 * says.
 */
export async function findSeat(tokenHash: string, userId: string): Promise<Seat> {
  const [row] = await db
    .select({
      said: { centreId: sessions.centreId, desk: sessions.desk },
      account: { centreId: computerUsers.centreId, desk: computerUsers.desk },
    })
    .from(computerUsers)
    .leftJoin(sessions, and(eq(sessions.tokenHash, tokenHash), eq(sessions.subject, sql`${userId}`)))
    .where(eq(computerUsers.id, userId));
  const election = await currentElection();
  for (const seat of [row?.said, row?.account]) {
    const here = seat ? await seatIn(db, election?.id ?? 0, seat) : nowhere;
    if ((here.centreId ?? here.desk) !== null) return here;
  }
  return nowhere;
}

/** The seat where its centre is one of this election, or nowhere: a desk means nothing in another. */
export async function seatIn(database: Db | Tx, electionId: number, seat: Seat): Promise<Seat> {
  if (seat.centreId === null) return seat;
  const isHere = and(eq(pollingCentres.id, seat.centreId), eq(pollingCentres.electionId, electionId));
  return (await database.$count(pollingCentres, isHere)) > 0 ? seat : nowhere;
}

/** Keeps where the clerk of a session sits until it ends. */
export async function takeSeat(tokenHash: string, seat: Seat): Promise<void> {
  await db.update(sessions).set(seat).where(eq(sessions.tokenHash, tokenHash));
}

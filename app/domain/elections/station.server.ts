import { and, eq, sql } from "drizzle-orm";
import { computerUsers, type Db, db, pollingCentres, sessions, type Tx } from "~/db";
import { currentElection } from "./elections.server";

export type Station = { centreId: number | null; desk: string | null };

const nowhere: Station = { centreId: null, desk: null };

/** Returns the desk chosen in the session, else that of the account. */
export async function findStation(tokenHash: string, userId: string): Promise<Station> {
  const [row] = await db
    .select({
      station: { centreId: sessions.centreId, desk: sessions.desk },
      account: { centreId: computerUsers.centreId, desk: computerUsers.desk },
    })
    .from(computerUsers)
    .leftJoin(sessions, and(eq(sessions.tokenHash, tokenHash), eq(sessions.subject, sql`${userId}`)))
    .where(eq(computerUsers.id, userId));
  const election = await currentElection();
  for (const station of [row?.station, row?.account]) {
    const here = station ? await stationIn(db, election?.id ?? 0, station) : nowhere;
    if ((here.centreId ?? here.desk) !== null) return here;
  }
  return nowhere;
}

/** Returns no desk if it belongs to another election. */
export async function stationIn(database: Db | Tx, electionId: number, station: Station): Promise<Station> {
  if (station.centreId === null) return station;
  const isHere = and(eq(pollingCentres.id, station.centreId), eq(pollingCentres.electionId, electionId));
  return (await database.$count(pollingCentres, isHere)) > 0 ? station : nowhere;
}

export async function storeStation(tokenHash: string, station: Station): Promise<void> {
  await db.update(sessions).set(station).where(eq(sessions.tokenHash, tokenHash));
}

import { and, asc, eq, sql } from "drizzle-orm";
import { computerUsers, db, pollingCentres, type Tx, voteEvents } from "~/db";
import { chainHead } from "~/domain/audit/chain.server";
import { now } from "~/platform/clock.server";
import { currentElection, findElection, lockElection } from "./elections.server";
import { readTurnout } from "./turnout.server";
import { windowState } from "./voting-window";

export type ClerkActs = { marks: number; undos: number };

/** `agrees` is false if the roll was changed outside the recorded acts. */
export type Balance = { marks: number; undos: number; standing: number; agrees: boolean };

export function closingBalance(clerks: readonly ClerkActs[], standing: number): Balance {
  const marks = clerks.reduce((total, clerk) => total + clerk.marks, 0);
  const undos = clerks.reduce((total, clerk) => total + clerk.undos, 0);
  return { marks, undos, standing, agrees: marks - undos === standing };
}

const actsPerClerk = (tx: Tx, electionId: number) =>
  tx
    .select({
      username: computerUsers.username,
      fullName: computerUsers.fullName,
      marks: sql<number>`count(*) filter (where ${voteEvents.act} = 'mark')::int`,
      undos: sql<number>`count(*) filter (where ${voteEvents.act} = 'undo')::int`,
    })
    .from(voteEvents)
    .innerJoin(computerUsers, eq(computerUsers.id, voteEvents.by))
    .where(eq(voteEvents.electionId, electionId))
    .groupBy(computerUsers.id)
    .orderBy(asc(computerUsers.username));

const undosOf = (tx: Tx, electionId: number) =>
  tx
    .select({
      id: voteEvents.id,
      memberNumber: voteEvents.memberNumber,
      at: voteEvents.at,
      username: computerUsers.username,
      fullName: computerUsers.fullName,
      centre: { ar: pollingCentres.nameAr, en: pollingCentres.nameEn },
      desk: voteEvents.desk,
      reason: voteEvents.reason,
    })
    .from(voteEvents)
    .innerJoin(computerUsers, eq(computerUsers.id, voteEvents.by))
    .leftJoin(pollingCentres, eq(pollingCentres.id, voteEvents.centreId))
    .where(and(eq(voteEvents.electionId, electionId), eq(voteEvents.act, "undo")))
    .orderBy(asc(voteEvents.id));

const chosenElection = (tx: Tx, id: number | undefined) =>
  id === undefined ? currentElection(tx) : findElection(id, tx);

/** Marks that hold the election once it has closed were made before. */
const afterLastMark = (electionId: number | undefined) =>
  db.transaction(async (tx) => {
    const election = await chosenElection(tx, electionId);
    if (election && windowState(election, now()) === "closed") await lockElection(tx, election.id);
    return election !== null;
  });

/** Reads everything in one snapshot; final once the voting window has closed. */
export async function readClosingCount(electionId?: number) {
  if (!(await afterLastMark(electionId))) return null;
  return db.transaction(
    async (tx) => {
      const takenAt = now();
      const election = await chosenElection(tx, electionId);
      if (!election) return null;
      const turnout = await readTurnout(election, tx);
      const clerks = await actsPerClerk(tx, election.id);
      return {
        election,
        takenAt,
        final: windowState(election, takenAt) === "closed",
        turnout,
        clerks,
        undos: await undosOf(tx, election.id),
        balance: closingBalance(clerks, turnout.total.voted),
        chain: await chainHead(tx),
      };
    },
    { isolationLevel: "repeatable read", accessMode: "read only" },
  );
}

export type ClosingCount = NonNullable<Awaited<ReturnType<typeof readClosingCount>>>;

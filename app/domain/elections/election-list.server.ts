import { desc, eq, sql } from "drizzle-orm";
import { type Db, db, type Tx } from "~/db/client.server";
import { elections, members, voteEvents, voters } from "~/db/schema";

const title = { ar: elections.titleAr, en: elections.titleEn };

/** All elections, the one that counts first. */
export const listElections = () =>
  db
    .select({
      id: elections.id,
      title,
      opensAt: elections.opensAt,
      closesAt: elections.closesAt,
      rollImportedAt: elections.rollImportedAt,
    })
    .from(elections)
    .orderBy(desc(elections.opensAt), desc(elections.id));

/** One election with its moments; throws a 404 where there is none of that id. */
export async function getElection(id: number | null) {
  const [election] = id ? await db.select().from(elections).where(eq(elections.id, id)) : [];
  if (!election) throw new Response(null, { status: 404 });
  return election;
}
export type StoredElection = Awaited<ReturnType<typeof getElection>>;

/** How many are on the roll and how many of them are marked; without an imported roll the whole register is on it. */
export async function rollFigures({ id, rollImportedAt }: StoredElection) {
  const [counted] = await db
    .select({
      rows: sql<number>`count(*)::int`,
      marked: sql<number>`(count(*) filter (where ${voters.electF} = 1))::int`,
    })
    .from(voters)
    .where(eq(voters.electionId, id));
  const { rows, marked } = counted!;
  return { onRoll: rollImportedAt ? rows : await db.$count(members), marked };
}

/** Whether somebody was ever marked in an election; an undone mark counts too. */
export async function wasMarkedIn(electionId: number, database: Db | Tx = db): Promise<boolean> {
  const [mark] = await database
    .select({ id: voteEvents.id })
    .from(voteEvents)
    .where(eq(voteEvents.electionId, electionId))
    .limit(1);
  return mark !== undefined;
}

import { asc, desc, gt, isNotNull, type SQL, sql } from "drizzle-orm";
import { audit, type Db, db, type Tx } from "~/db";

const AT_A_TIME = 1000;

export type NotedChainHead = { number: number; hash: string };

/** `outside` is the id of an entry that was inserted without the chain. */
export type BrokenLink = {
  entry: number;
  how: "changed" | "missing" | "out-of-order" | "outside" | "not-as-noted";
};
export type Verdict = { entries: number; last: NotedChainHead | null; broken: BrokenLink | null };

type Link = { number: number; previous: string | null; hash: string | null; sound: boolean };

const linksAfter = (number: number): Promise<Link[]> =>
  db
    .select({
      number: sql<number>`${audit.chainNumber}`.mapWith(Number),
      previous: audit.previousHash,
      hash: audit.hash,
      sound: sql<boolean>`coalesce(${audit.hash} = audit_hash(${audit}), false)`,
    })
    .from(audit)
    .where(gt(audit.chainNumber, number))
    .orderBy(asc(audit.chainNumber))
    .limit(AT_A_TIME);

const exists = async (condition: SQL): Promise<boolean> => (await db.$count(audit, condition)) > 0;

async function faultOf(link: Link, before: NotedChainHead | null): Promise<BrokenLink | null> {
  const expected = (before?.number ?? 0) + 1;
  if (link.number !== expected) return { entry: expected, how: "missing" };
  const entry = link.number;
  if (link.previous === (before?.hash ?? null)) return link.sound ? null : { entry, how: "changed" };
  const belongsElsewhere = link.previous === null || (await exists(sql`${audit.hash} = ${link.previous}`));
  if (belongsElsewhere) return { entry, how: "out-of-order" };
  return { entry: link.sound && before ? before.number : entry, how: "changed" };
}

/** Finds the first entry without a chain number that is younger than the chain; older ones have none. */
async function firstOutside(): Promise<BrokenLink | null> {
  const [row] = await db
    .select({ id: audit.id })
    .from(audit)
    .where(
      sql`${audit.chainNumber} is null and ${audit.id} > (select min(id) from audit where chain_number is not null)`,
    )
    .orderBy(asc(audit.id))
    .limit(1);
  return row ? { entry: row.id, how: "outside" } : null;
}

/**
 * Verifies the chain. A chain cut off at its end, or rewritten as a whole, can only be found by comparing with an entry
 * noted elsewhere.
 */
export async function verifyChain(noted?: NotedChainHead): Promise<Verdict> {
  let last: NotedChainHead | null = null;
  const verdict = (broken: BrokenLink | null): Verdict => ({ entries: last?.number ?? 0, last, broken });
  for (let links = await linksAfter(0); links.length; links = await linksAfter(links.at(-1)!.number)) {
    for (const link of links) {
      const broken: BrokenLink | null = await faultOf(link, last);
      if (broken) return verdict(broken);
      last = { number: link.number, hash: link.hash ?? "" };
      if (noted?.number === link.number && noted.hash !== link.hash)
        return verdict({ entry: noted.number, how: "not-as-noted" });
    }
  }
  if (noted && noted.number > (last?.number ?? 0))
    return verdict({ entry: (last?.number ?? 0) + 1, how: "missing" });
  return verdict(await firstOutside());
}

export async function chainHead(database: Db | Tx = db): Promise<NotedChainHead | null> {
  const [last] = await database
    .select({ number: audit.chainNumber, hash: audit.hash })
    .from(audit)
    .where(isNotNull(audit.chainNumber))
    .orderBy(desc(audit.chainNumber))
    .limit(1);
  return last?.number && last.hash ? { number: last.number, hash: last.hash } : null;
}

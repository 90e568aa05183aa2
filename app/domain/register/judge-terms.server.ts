import { eq, isNotNull, sql } from "drizzle-orm";
import { type Db, db, lookups, members, type Tx } from "~/db";
import { today } from "~/platform/clock.server";

/** Returns what the judge of rows has to know; `memberNumbers` are those of members who exist. */
export async function judgeTerms(memberNumbers: readonly number[], database: Db | Tx = db) {
  const codes = await database
    .select({ code: lookups.code })
    .from(lookups)
    .where(eq(lookups.kind, "work-status"));
  return {
    members: new Set(memberNumbers),
    workStatuses: new Set(codes.map(({ code }) => code)),
    today: today(),
  };
}

/** Returns the numbers of merged records and the numbers that they lead to. */
export async function findMerged(database: Db | Tx = db): Promise<Map<number, number>> {
  const rows = await database
    .select({ number: members.memberNumber, into: members.mergedInto })
    .from(members)
    .where(isNotNull(members.mergedInto));
  return new Map(rows.map(({ number, into }) => [number, into!]));
}

/** Returns the same for a file, which may name anybody. */
export async function judgeTermsOfFile(database: Db | Tx = db) {
  const [row] = await database
    .select({ numbers: sql<number[] | null>`array_agg(${members.memberNumber})` })
    .from(members);
  return { ...(await judgeTerms(row?.numbers ?? [], database)), merged: await findMerged(database) };
}

import { eq, sql } from "drizzle-orm";
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

/** Returns the same for a file, which may name anybody. */
export async function judgeTermsOfFile(database: Db | Tx = db) {
  const [row] = await database
    .select({ numbers: sql<number[] | null>`array_agg(${members.memberNumber})` })
    .from(members);
  return judgeTerms(row?.numbers ?? [], database);
}

import { and, desc, eq, inArray, sql } from "drizzle-orm";
import { audit, computerUsers, type Db, db, staffUsers, type Tx } from "~/db";
import { pageOf } from "~/fields/pagination";
import { type RecordEntry, recordChanges } from "./record-log";

const LINES_PER_PAGE = 20;

type Slice = { changesOnly: boolean; limit: number; offset: number };

const about = (memberNumber: number, changesOnly: boolean) =>
  and(
    eq(audit.subject, `member:${memberNumber}`),
    changesOnly ? inArray(audit.action, [...recordChanges]) : undefined,
  );

export const listRecordEntries = (
  memberNumber: number,
  { changesOnly, limit, offset }: Slice,
  database: Db | Tx = db,
): Promise<RecordEntry[]> =>
  database
    .select({
      id: audit.id,
      at: audit.at,
      actorKind: audit.actorKind,
      action: audit.action,
      detail: audit.detail,
      username: computerUsers.username,
      role: staffUsers.role,
    })
    .from(audit)
    .leftJoin(
      computerUsers,
      and(eq(audit.actorKind, "computer"), eq(sql`${computerUsers.id}::text`, audit.actorId)),
    )
    .leftJoin(staffUsers, and(eq(audit.actorKind, "staff"), eq(sql`${staffUsers.id}::text`, audit.actorId)))
    .where(about(memberNumber, changesOnly))
    .orderBy(desc(audit.at), desc(audit.id))
    .limit(limit)
    .offset(offset);

export async function listRecordLog(
  memberNumber: number,
  { changesOnly, page: requestedPage }: { changesOnly: boolean; page: number },
) {
  const total = await db.$count(audit, about(memberNumber, changesOnly));
  const { page, pages, offset } = pageOf(requestedPage, total, LINES_PER_PAGE);
  const entries = await listRecordEntries(memberNumber, { changesOnly, limit: LINES_PER_PAGE, offset });
  return { entries, total, page, pages };
}

import { and, asc, eq, gt, sql } from "drizzle-orm";
import { db, registerFileRefusals, registerFileRows } from "~/db";
import { keysetBatches } from "~/platform/keyset-batches";
import type { RegisterRow, Reject } from "./judge-row";
import type { FieldChanges } from "./member-values";
import { deceasedIn } from "./write-chunk.server";

export type FileChange = {
  memberNumber: number;
  line: number;
  isNew: boolean;
  state: (typeof registerFileRows.$inferSelect)["state"];
  /** The values of the file as they were read. */
  particulars: Record<string, string | null>;
  paid: Record<string, number | null>;
  changed: FieldChanges;
  conflicts: string[];
  kept: string[] | null;
};

export type ChangesWanted = {
  memberNumber: number | null;
  after: number;
  only: "changes" | "stale" | "conflicts" | "kept" | "deceased";
  limit?: number;
};

const CHANGES_PER_PAGE = 20;

/** Returns 20 members, or `limit`, whom a file changes, by number after `after`, or the one that is asked for, even if unchanged. */
export async function listFileChanges(
  fileId: number,
  { memberNumber, after, only, limit = CHANGES_PER_PAGE }: ChangesWanted,
) {
  const kinds = {
    changes: sql`(is_new or changed <> '{}' or dues_changed <> '{}')`,
    stale: sql`state = 'stale'`,
    conflicts: sql`conflicts <> '[]'`,
    kept: sql`kept is not null`,
    deceased: sql`member_number in (${deceasedIn(sql`
      select member_number, particulars from ${registerFileRows} where file_id = ${fileId}`)})`,
  };
  const rows = registerFileRows;
  const found = await db
    .select()
    .from(rows)
    .where(
      and(
        eq(rows.fileId, fileId),
        memberNumber === null
          ? and(gt(rows.memberNumber, after), kinds[only])
          : eq(rows.memberNumber, memberNumber),
      ),
    )
    .orderBy(asc(rows.memberNumber))
    .limit(limit + 1);
  const changes = found
    .slice(0, limit)
    .map(
      ({ changed, duesChanged, ...row }) =>
        ({ ...row, changed: { ...(changed as object), ...(duesChanged as object) } }) as FileChange,
    );
  return { changes, next: found.length > limit ? (changes.at(-1)?.memberNumber ?? null) : null };
}

export type Refusal = { line: number; cells: RegisterRow["cells"]; problems: Reject[] };

const REFUSALS_AT_A_TIME = 1000;

const readRefusals = (fileId: number, after: number, limit: number) =>
  db
    .select()
    .from(registerFileRefusals)
    .where(and(eq(registerFileRefusals.fileId, fileId), gt(registerFileRefusals.line, after)))
    .orderBy(asc(registerFileRefusals.line))
    .limit(limit) as unknown as Promise<Refusal[]>;

/** Yields the refused lines of a file in their order, some at a time. */
export const refusalsOf = (fileId: number) =>
  keysetBatches<Refusal>((last) => readRefusals(fileId, last?.line ?? 0, REFUSALS_AT_A_TIME));

export const firstRefusals = (fileId: number, limit: number): Promise<Refusal[]> =>
  readRefusals(fileId, 0, limit);

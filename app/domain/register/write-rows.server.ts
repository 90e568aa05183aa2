import type { SQL } from "drizzle-orm";
import { sql } from "drizzle-orm";
import { members, type Tx } from "~/db";
import { intArray } from "~/db/int-array";
import type { Actor } from "~/domain/audit/record.server";
import { lockNumbers } from "./change-member.server";
import { recordChanges } from "./import-history.server";
import { lockImports } from "./staging.server";
import { addMembers, applyChanges, keepRegisterValues, rowsToKeep, writeDues } from "./write-chunk.server";

/**
 * Locks the members of rows, in their order, as the office's own changes do, after waiting for another import and for
 * whoever gives out a number.
 */
export async function lockForWriting(tx: Tx, numbers: readonly number[]): Promise<void> {
  await lockImports(tx);
  await lockNumbers(tx);
  await tx.execute(sql`
    select count(*) from (
      select from ${members} where member_number = any(${intArray(numbers)})
      order by member_number for no key update
    ) locked`);
}

type Writing = {
  /** Selects rows as `write-chunk` takes them. */
  rows: SQL;
  /** Selects what the rows change of members: member_number and { field: { before, after } }. */
  changes: SQL;
  importId: number;
  /** The moment of the import, as ISO 8601. */
  at: string;
  by: Actor;
};

/** Writes rows of a file or of an API call: new members, dues, changes, the register's last values and the audit log. */
export async function writeRows(tx: Tx, { rows, changes, importId, at, by }: Writing): Promise<void> {
  await addMembers(tx, rows, at);
  await writeDues(tx, rows, importId, at);
  await applyChanges(tx, changes, at);
  await keepRegisterValues(tx, rowsToKeep(rows), importId);
  await recordChanges(tx, by, changes);
}

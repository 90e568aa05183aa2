import { getTableColumns } from "drizzle-orm";
import type { AnyPgColumn, PgTable } from "drizzle-orm/pg-core";
import { dues, duesChanges, members, registerRows, statusChanges } from "~/db";

type CopiedTable = { table: PgTable; memberNumber: AnyPgColumn; withheld: Record<string, string> };

/**
 * The tables of which a doctor's copy of the record holds every column, but for those withheld, each with its reason. A column
 * that is added to one of them is in the copy from then on.
 */
export const copiedTables = {
  member: {
    table: members,
    memberNumber: members.memberNumber,
    withheld: {
      searchKey: "made of the names, for the search",
      version: "counts changes so that none overwrites another",
    },
  },
  dues: { table: dues, memberNumber: dues.memberNumber, withheld: {} },
  statusChanges: {
    table: statusChanges,
    memberNumber: statusChanges.memberNumber,
    withheld: { id: "orders the changes" },
  },
  duesChanges: {
    table: duesChanges,
    memberNumber: duesChanges.memberNumber,
    withheld: { id: "orders the changes", importId: "names a file of the register" },
  },
  lastRegisterFile: {
    table: registerRows,
    memberNumber: registerRows.memberNumber,
    withheld: { importId: "names a file of the register" },
  },
} satisfies Record<string, CopiedTable>;

/** The columns of one of these tables that the copy holds. */
export function copiedColumns({ table, withheld }: CopiedTable): Record<string, AnyPgColumn> {
  const columns = Object.entries(getTableColumns(table)).filter(([name]) => !(name in withheld));
  return Object.fromEntries(columns) as Record<string, AnyPgColumn>;
}

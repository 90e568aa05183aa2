import { getTableColumns } from "drizzle-orm";
import type { AnyPgColumn, PgTable } from "drizzle-orm/pg-core";
import {
  dues,
  duesChanges,
  internshipApplications,
  members,
  registerRows,
  scheduledStatuses,
  statusChanges,
} from "~/db";

type CopiedTable = { table: PgTable; memberNumber: AnyPgColumn; withheld: Record<string, string> };

/**
 * The tables whose columns a doctor's copy of the record contains, except the withheld ones, each with its reason.
 * Columns added later are included automatically.
 */
export const copiedTables = {
  member: {
    table: members,
    memberNumber: members.memberNumber,
    withheld: {
      searchKey: "made of the names, for the search",
      mergedInto: "leads from the number of a record that was merged",
      version: "counts changes so that none overwrites another",
    },
  },
  dues: { table: dues, memberNumber: dues.memberNumber, withheld: {} },
  statusChanges: {
    table: statusChanges,
    memberNumber: statusChanges.memberNumber,
    withheld: { id: "orders the changes" },
  },
  scheduledStatuses: {
    table: scheduledStatuses,
    memberNumber: scheduledStatuses.memberNumber,
    withheld: { staffId: "names an employee" },
  },
  duesChanges: {
    table: duesChanges,
    memberNumber: duesChanges.memberNumber,
    withheld: { id: "orders the changes", importId: "names a file of the register" },
  },
  applications: {
    table: internshipApplications,
    memberNumber: internshipApplications.memberNumber,
    withheld: {
      id: "names a row",
      resumeHash: "opens the application",
      sealedCode: "opens the application",
      searchKey: "made of the answers, for the search",
      version: "counts changes so that none overwrites another",
    },
  },
  lastRegisterFile: {
    table: registerRows,
    memberNumber: registerRows.memberNumber,
    withheld: { importId: "names a file of the register" },
  },
} satisfies Record<string, CopiedTable>;

/** Returns the columns of a table that the copy contains. */
export function copiedColumns({ table, withheld }: CopiedTable): Record<string, AnyPgColumn> {
  const columns = Object.entries(getTableColumns(table)).filter(([name]) => !(name in withheld));
  return Object.fromEntries(columns) as Record<string, AnyPgColumn>;
}

import { and, gt, isNull } from "drizzle-orm";
import { db, members } from "~/db";
import { byStaff, recordFirst } from "~/domain/audit/record.server";
import { type ExportedMember, memberRows } from "~/domain/members/export.server";
import { keysetBatches } from "~/platform/keyset-batches";
import { selectMembers } from "./list-members.server";
import type { MembersFilter } from "./members-filter";
import { filtersInUse } from "./selected-members.server";

const AT_A_TIME = 1000;

/**
 * Exports the members whom the filters select, by number, after recording the export in the audit log. The columns are
 * those of `memberColumns`, so that the file can be imported again.
 */
export async function exportSelectedMembers(filter: MembersFilter, staff: { id: string }) {
  const selected = await selectMembers(filter, { seesPrivate: true });
  const where = and(selected.where, isNull(members.mergedInto));
  const rows = await db.$count(members, where);
  await recordFirst(byStaff(staff), {
    action: "member.export",
    subject: "members",
    detail: { members: rows, ...filtersInUse(filter) },
  });
  const batches = keysetBatches<ExportedMember>((last) =>
    memberRows()
      .where(and(where, last ? gt(members.memberNumber, last.memberNumber) : undefined))
      .orderBy(members.memberNumber)
      .limit(AT_A_TIME),
  );
  return { rows, batches };
}

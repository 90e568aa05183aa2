import { and, eq, gt, isNull } from "drizzle-orm";
import { db, dues, members } from "~/db";
import { type Actor, recordFirst } from "~/domain/audit/record.server";
import type { CsvColumn } from "~/platform/csv";
import { keysetBatches } from "~/platform/keyset-batches";
import { writtenStatus } from "./work-status";

const AT_A_TIME = 1000;

export const memberRows = () =>
  db
    .select({
      memberNumber: members.memberNumber,
      nameAr: members.nameAr,
      nameEn: members.nameEn,
      nationalNumber: members.nationalNumber,
      mobile: members.mobile,
      homeAddress: members.homeAddress,
      workAddress: members.workAddress,
      email: members.email,
      workStatus: members.workStatus,
      annualFeePaidYear: dues.annualFeePaidYear,
      socialYear: dues.socialYear,
      socialMonth: dues.socialMonth,
      retirementYear: dues.retirementYear,
      retirementMonth: dues.retirementMonth,
      annualFees: dues.annualFees,
      governorate: members.governorate,
      workplaceArea: members.workplaceArea,
      specialties: members.specialties,
      registeredOn: members.registeredOn,
      hiddenByRegister: members.hiddenByRegister,
    })
    .from(members)
    .leftJoin(dues, eq(dues.memberNumber, members.memberNumber));

export type ExportedMember = Awaited<ReturnType<typeof memberRows>>[number];

/** Exports all members, after recording the export in the audit log. */
export async function exportMembers(actor: Actor) {
  const all = await db.$count(members, isNull(members.mergedInto));
  await recordFirst(actor, { action: "member.export", subject: "members", detail: { members: all } });
  return keysetBatches<ExportedMember>((last) =>
    memberRows()
      .where(and(isNull(members.mergedInto), last ? gt(members.memberNumber, last.memberNumber) : undefined))
      .orderBy(members.memberNumber)
      .limit(AT_A_TIME),
  );
}

/** Columns by the register's names, which `import-members` accepts. */
export const memberColumns: Array<CsvColumn<ExportedMember>> = [
  { title: "DOC_NO", cellOf: (member) => member.memberNumber },
  { title: "DOC_NAME_A", cellOf: (member) => member.nameAr },
  { title: "DOC_NAME_E", cellOf: (member) => member.nameEn },
  { title: "NATIONAL_NO", cellOf: (member) => member.nationalNumber },
  { title: "MOBIL", cellOf: (member) => member.mobile },
  { title: "HOME_ADD", cellOf: (member) => member.homeAddress },
  { title: "WORK_ADD", cellOf: (member) => member.workAddress },
  { title: "E_MAIL", cellOf: (member) => member.email },
  { title: "WORK_STATUS", cellOf: (member) => writtenStatus(member.workStatus) },
  { title: "ANNUAL", cellOf: (member) => member.annualFeePaidYear },
  { title: "LAST_Y_SOC", cellOf: (member) => member.socialYear },
  { title: "LAST_M_SOC", cellOf: (member) => member.socialMonth },
  { title: "LAST_Y_RET", cellOf: (member) => member.retirementYear },
  { title: "LAST_M_RET", cellOf: (member) => member.retirementMonth },
  { title: "YYRR", cellOf: (member) => member.annualFees },
  { title: "GOV_DESC", cellOf: (member) => member.governorate },
  { title: "AREA_SITE_NAME", cellOf: (member) => member.workplaceArea },
  { title: "SPEC_DESC", cellOf: (member) => member.specialties.join("; ") },
  { title: "REG_DATE", cellOf: (member) => member.registeredOn },
  { title: "HIDDEN", cellOf: (member) => (member.hiddenByRegister ? 1 : null) },
];

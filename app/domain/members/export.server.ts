import { eq, gt } from "drizzle-orm";
import { db } from "~/db/client.server";
import { dues, members } from "~/db/schema";
import { type Actor, record } from "~/domain/audit/record.server";
import { inParts } from "~/platform/in-parts";

const AT_A_TIME = 1000;

const memberRows = () =>
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
    })
    .from(members)
    .leftJoin(dues, eq(dues.memberNumber, members.memberNumber));

export type ExportedMember = Awaited<ReturnType<typeof memberRows>>[number];

/** Every member with his dues, by number, some at a time. That they are taken away is first put on record. */
export async function exportMembers(actor: Actor) {
  const all = await db.$count(members);
  await db.transaction((tx) =>
    record(tx, { actor, action: "member.export", subject: "members", detail: { members: all } }),
  );
  return inParts<ExportedMember>((last) =>
    memberRows()
      .where(last ? gt(members.memberNumber, last.memberNumber) : undefined)
      .orderBy(members.memberNumber)
      .limit(AT_A_TIME),
  );
}

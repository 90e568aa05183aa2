import { and, asc, eq } from "drizzle-orm";
import { db, dues, lookups, members, statusChanges } from "~/db";
import { findAccess } from "~/domain/accounts/doctor-accounts.server";
import { listPasskeys } from "~/domain/accounts/passkeys.server";
import { listSessionsOf } from "~/domain/accounts/sessions.server";
import { byStaff, recordFirst } from "~/domain/audit/record.server";
import { listRecordLog } from "~/domain/audit/record-log.server";
import { listCertificates } from "~/domain/certificates/list.server";
import { listOwnObjections } from "~/domain/elections/objections.server";
import { applicationsOfMember } from "~/domain/internships/same-person.server";
import { listOwnNameChanges } from "~/domain/name-changes/requests.server";
import { listOaths } from "~/domain/oaths/list.server";
import { findScheduledStatus } from "./change-status.server";
import { workStatuses } from "./list-members.server";

/** The row of a member with its dues, and the words of its status. */
export async function findMember(memberNumber: number) {
  const [row] = await db
    .select({ member: members, dues, status: { ar: lookups.nameAr, en: lookups.nameEn } })
    .from(members)
    .leftJoin(dues, eq(dues.memberNumber, members.memberNumber))
    .leftJoin(lookups, and(eq(lookups.kind, "work-status"), eq(lookups.code, members.workStatus)))
    .where(eq(members.memberNumber, memberNumber));
  return row ?? null;
}

/** Lists every change of the status, oldest first, with the reason that the office gave. */
const listStatusChanges = (memberNumber: number) =>
  db
    .select({
      before: statusChanges.before,
      after: statusChanges.after,
      at: statusChanges.at,
      reason: statusChanges.reason,
    })
    .from(statusChanges)
    .where(eq(statusChanges.memberNumber, memberNumber))
    .orderBy(asc(statusChanges.id));

/** Returns all that this site holds about a member, after recording the look; null for an unknown number. */
export async function readMemberRecord(memberNumber: number, staff: { id: string }) {
  const found = await findMember(memberNumber);
  if (!found) return null;
  await recordFirst(byStaff(staff), { action: "member.read", subject: `member:${memberNumber}` });
  const { member } = found;
  const account = { kind: "doctor", subject: String(memberNumber) } as const;
  const [
    access,
    planned,
    history,
    certificates,
    sessions,
    passkeys,
    oaths,
    nameChanges,
    objections,
    applications,
    log,
    statuses,
  ] = await Promise.all([
    findAccess(memberNumber),
    findScheduledStatus(memberNumber),
    listStatusChanges(memberNumber),
    listCertificates({ q: "", search: { by: "member", memberNumber }, page: 1 }),
    listSessionsOf(account.kind, account.subject),
    listPasskeys(account),
    listOaths({ q: "", date: null, page: 1, search: { by: "number", memberNumber } }),
    listOwnNameChanges(memberNumber),
    listOwnObjections(memberNumber),
    applicationsOfMember(memberNumber, member.nationalNumber),
    listRecordLog(memberNumber, { changesOnly: false, page: 1 }),
    workStatuses(),
  ]);
  return {
    ...found,
    account: access?.state ?? "none",
    planned,
    history,
    certificates: certificates.rows,
    sessions,
    passkeys: passkeys.length,
    oath: oaths.oaths[0] ?? null,
    nameChanges,
    objections,
    applications,
    log: log.entries,
    statuses,
  };
}

export type MemberRecord = NonNullable<Awaited<ReturnType<typeof readMemberRecord>>>;

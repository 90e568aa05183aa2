import { and, gt, isNotNull, isNull, ne, type SQL, sql } from "drizzle-orm";
import { db, members } from "~/db";
import { byStaff, record, recordFirst } from "~/domain/audit/record.server";
import { DECEASED, MERGED, writtenStatus } from "~/domain/members/work-status";
import { enqueueForEach } from "~/domain/outbox/enqueue.server";
import { once, type Submission } from "~/domain/submissions/once.server";
import { letterBody } from "~/letters/body";
import { csv } from "~/platform/csv";
import { selectMembers } from "./list-members.server";
import type { MembersFilter } from "./members-filter";
import { MAX_LINES } from "./register-file.server";
import { storeRegisterFile } from "./register-files.server";

type NotDone = { done: false; reason: "nobody" | "too-many" };
type By = { staff: { id: string }; submission: Submission };

/** Returns the filters that select less than all members, for the audit log. */
export const filtersInUse = ({ q, status, governorate, specialty, paid, account, since }: MembersFilter) =>
  Object.fromEntries(
    Object.entries({ q, status, governorate, specialty, paid, account, since }).filter(
      ([, value]) => value !== null && value !== "",
    ),
  );

const selected = async (filter: MembersFilter, more: SQL | undefined) =>
  and((await selectMembers(filter, { seesPrivate: true })).where, isNull(members.mergedInto), more);

const isReachable = and(isNotNull(members.email), ne(members.workStatus, DECEASED));

/** More emails would keep the mail service busy for longer than three hours. */
const MAX_RECIPIENTS = 10_000;

/** Counts the members whom a filter selects, and those to whom a letter can be sent: with an email address, and alive. */
export async function countSelected(filter: MembersFilter) {
  const where = await selected(filter, undefined);
  const [all, reachable] = await Promise.all([
    db.$count(members, where),
    db.$count(members, and(where, isReachable)),
  ]);
  return { all, reachable };
}

export type Letter = { subject: string; text: string };

/** Half of what the mail service accepts, so that other emails go out in between. */
const SECONDS_BETWEEN = 1;

/**
 * Queues an email to each member whom the filter selects and who can be written to, one a second. Refused as `nobody` or
 * `too-many`.
 */
export async function writeToMembers(
  filter: MembersFilter,
  { subject, text }: Letter,
  { staff, submission }: By,
) {
  const where = await selected(filter, isReachable);
  return once(submission, async (tx): Promise<{ done: true; count: number } | NotDone> => {
    const count = await tx.$count(members, where);
    if (!count || count > MAX_RECIPIENTS) return { done: false, reason: count ? "too-many" : "nobody" };
    const parts = text.split(/\n{2,}/).map((sentence) => ({ sentence }));
    const recipients = sql`
      select email as recipient, 'member:' || member_number as about,
        ${SECONDS_BETWEEN} * row_number() over (order by member_number) as wait
      from ${members} where ${where}`;
    await enqueueForEach(tx, { subject, ...letterBody("ar", parts) }, recipients);
    await record(tx, byStaff(staff), {
      action: "member.letter",
      subject: "members",
      detail: { ...filtersInUse(filter), members: count, request: subject },
    });
    return { done: true, count };
  });
}

/** Returns the numbers of selected members to whom a status is new and who have not died; or why there is no such file. */
export async function numbersForStatus(
  filter: MembersFilter,
  workStatus: number,
): Promise<number[] | NotDone["reason"]> {
  const others = and(
    ne(members.workStatus, workStatus),
    sql`${members.workStatus} not in (${DECEASED}, ${MERGED})`,
  );
  const rows = await db
    .select({ number: members.memberNumber })
    .from(members)
    .where(await selected(filter, others))
    .orderBy(members.memberNumber)
    .limit(MAX_LINES + 1);
  if (!rows.length) return "nobody";
  return rows.length > MAX_LINES ? "too-many" : rows.map(({ number }) => number);
}

type StatusFile = { numbers: number[]; workStatus: number; reason: string };

/** Stores a file of the register that gives members a status: it is checked, applied and undone as any other. */
export function storeStatusFile({ numbers, workStatus, reason }: StatusFile, by: By) {
  const written = writtenStatus(workStatus);
  const text = csv(
    ["DOC_NO", "WORK_STATUS"],
    numbers.map((number) => [number, written]),
  );
  const bytes = new TextEncoder().encode(text);
  return storeRegisterFile({ name: `status-${written}.csv`, bytes, sheet: null, reason }, by);
}

/** The labels of a page that prints on ten sheets. */
const LABELS_PER_PAGE = 240;

/** Returns the address labels of members by number after `after`, after recording in the audit log that they were read. */
export async function readLabels(filter: MembersFilter, after: number, staff: { id: string }) {
  const rows = await db
    .select({
      memberNumber: members.memberNumber,
      name: { ar: members.nameAr, en: members.nameEn },
      address: sql<string | null>`coalesce(${members.homeAddress}, ${members.workAddress})`,
      governorate: members.governorate,
    })
    .from(members)
    .where(await selected(filter, and(gt(members.memberNumber, after), ne(members.workStatus, DECEASED))))
    .orderBy(members.memberNumber)
    .limit(LABELS_PER_PAGE + 1);
  const labels = rows.slice(0, LABELS_PER_PAGE);
  await recordFirst(byStaff(staff), {
    action: "member.export",
    subject: "members",
    detail: { ...filtersInUse(filter), members: labels.length },
  });
  return { labels, next: rows.length > LABELS_PER_PAGE ? (labels.at(-1)?.memberNumber ?? null) : null };
}

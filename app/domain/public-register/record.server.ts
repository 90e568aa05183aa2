import { and, asc, eq } from "drizzle-orm";
import type { Words } from "~/content/words";
import { db, members, statusChanges } from "~/db";
import { isListed } from "~/domain/members/public-register.server";
import { type RegisterStatus, registerStatus } from "~/domain/members/work-status";
import { ammanDayAndTime } from "~/i18n";
import { type Choice, registerTermsNow } from "./terms.server";

export type StatusSpan = { status: RegisterStatus; from: string | null };
export type RegisterRecord = {
  memberNumber: number;
  name: Words;
  specialties: Words[];
  status: RegisterStatus;
  since: string | null;
};

const namesIn = (choices: readonly Choice[]) => (value: string) =>
  choices.find((choice) => choice.value === value)?.name ?? { ar: value, en: value };

/** Null for a number that nobody has and for who is not shown: one question, one answer. */
export async function findRecord(memberNumber: number): Promise<RegisterRecord | null> {
  const [row] = await db
    .select({
      ar: members.nameAr,
      en: members.nameEn,
      specialties: members.specialties,
      workStatus: members.workStatus,
      since: members.registeredOn,
    })
    .from(members)
    .where(and(eq(members.memberNumber, memberNumber), isListed));
  if (!row) return null;
  const { specialties } = await registerTermsNow();
  return {
    memberNumber,
    name: { ar: row.ar, en: row.en },
    specialties: row.specialties.map(namesIn(specialties)),
    status: registerStatus(row.workStatus),
    since: row.since,
  };
}

/** Returns each status with its first day, oldest first; empty if it never changed. */
export async function statusHistory({ memberNumber, since }: RegisterRecord): Promise<StatusSpan[]> {
  const changes = await db
    .select({ before: statusChanges.before, after: statusChanges.after, at: statusChanges.at })
    .from(statusChanges)
    .where(eq(statusChanges.memberNumber, memberNumber))
    .orderBy(asc(statusChanges.id));
  const [first] = changes;
  if (!first) return [];
  const spans = [
    { status: registerStatus(first.before), from: since },
    ...changes.map(({ after, at }) => ({ status: registerStatus(after), from: ammanDayAndTime(at).day })),
  ];
  return spans.filter(({ status }, index) => status !== spans[index - 1]?.status);
}

/** Returns at most `max` member numbers shown in the register, in order, without the first `after` of them. */
export async function listedNumbers({ max, after }: { max: number; after: number }): Promise<number[]> {
  const rows = await db
    .select({ memberNumber: members.memberNumber })
    .from(members)
    .where(isListed)
    .orderBy(asc(members.memberNumber))
    .limit(max)
    .offset(after);
  return rows.map(({ memberNumber }) => memberNumber);
}

/** Counts the doctors in the public register. */
export const countListed = () => db.$count(members, isListed);

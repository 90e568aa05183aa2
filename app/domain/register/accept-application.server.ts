import { sql } from "drizzle-orm";
import type { Tx } from "~/db";
import { type ApplicationRow, acceptAndEnrol } from "~/domain/internships/decision.server";
import { INTERNSHIP, writtenStatus } from "~/domain/members/work-status";
import type { Submission } from "~/domain/submissions/once.server";
import { enrolMember, lockNumbers, proposedNumber } from "./change-member.server";
import type { RegisterColumn } from "./columns";
import type { Facts } from "./judge-row";
import { judgeTerms } from "./judge-terms.server";
import { judgeForm } from "./office-form";
import { findDoubles } from "./possible-doubles.server";

type Applicant = Pick<
  ApplicationRow,
  "nameAr" | "nameEn" | "nationalNumber" | "mobile" | "email" | "homeAddress"
>;

/**
 * Returns the register's row of an applicant, with the status of the internship. What the register's rules refuse, such
 * as a foreign identity number, is left out: the application keeps it.
 */
function factsOfApplicant(applicant: Applicant, memberNumber: number, terms: Terms): Facts {
  const typed: Partial<Record<RegisterColumn, string>> = {
    DOC_NAME_A: applicant.nameAr,
    DOC_NAME_E: applicant.nameEn,
    NATIONAL_NO: applicant.nationalNumber,
    MOBIL: applicant.mobile,
    E_MAIL: applicant.email,
    HOME_ADD: applicant.homeAddress,
    WORK_STATUS: String(writtenStatus(INTERNSHIP)),
    REG_DATE: terms.today,
  };
  const verdict = judgeForm(String(memberNumber), typed, {}, terms);
  if ("facts" in verdict) return verdict.facts;
  const accepted = Object.entries(typed).filter(([column]) => !(column in verdict.problems));
  const again = judgeForm(String(memberNumber), Object.fromEntries(accepted), {}, terms);
  if ("facts" in again) return again.facts;
  throw new Error(`an application cannot become a member: ${Object.keys(again.problems).join(", ")}`);
}

type Terms = Awaited<ReturnType<typeof judgeTerms>>;

type Acceptance = {
  id: number;
  seenVersion: number | null;
  /** Undefined for the next number of the series. */
  memberNumber: number | undefined;
  confirmedNumber: number | null;
};

/**
 * Accepts an application and makes its applicant a member, with the letter that tells the number. Without a number, the
 * next of the series is given; if the number is taken, nothing changes and `next` is proposed.
 */
export async function acceptApplication(
  staff: { id: string },
  { id, seenVersion, memberNumber, confirmedNumber }: Acceptance,
  { submission, origin }: { submission: Submission; origin: string },
) {
  const terms = await judgeTerms([]);
  const enrol = async (tx: Tx, applicant: ApplicationRow) => {
    await lockNumbers(tx);
    const number = memberNumber ?? (await proposedNumber(tx));
    return enrolMember(tx, factsOfApplicant(applicant, number, terms), { staff, confirmedNumber });
  };
  return acceptAndEnrol(staff, { id, seenVersion }, { submission, origin, enrol });
}

/** Returns the members who may be this applicant already. */
export const possibleDoubles = ({ nameAr, nameEn, nationalNumber }: Applicant) =>
  findDoubles({ nationalNumber, searchKey: sql`ar_norm(${nameAr} || ' ' || ${nameEn})` });

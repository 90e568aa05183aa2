import type { DayField } from "./fields";

/** The days in an application (YYYY-MM-DD) by field name; unknown ones are missing. */
export type ToldDays = Partial<Record<DayField, string>>;

const OLDEST = 100;
const YOUNGEST_AT_SCHOOL_END = 14;

const order: Array<[later: DayField, earlier: DayField, problem: string]> = [
  ["STUDY_ST_DT", "HI_SCHOOL_DT", "internship:errors.enrolled-before-school"],
  ["GRAD_DT", "STUDY_ST_DT", "internship:errors.graduated-before-enrolled"],
  ["CERT_DATE", "GRAD_DT", "internship:errors.degree-before-graduated"],
  ["ACCEPT_DATE", "CERT_DATE", "internship:errors.equivalent-before-degree"],
];

const yearsAfter = (day: string, years: number) =>
  `${String(Number(day.slice(0, 4)) + years).padStart(4, "0")}${day.slice(4)}`;

function birthProblem({ BIRTH_DATE: birth, HI_SCHOOL_DT: school }: ToldDays, today: string): string | null {
  if (!birth) return null;
  if (birth >= today) return "internship:errors.birth-not-past";
  const tooOld = yearsAfter(birth, OLDEST) < today;
  const tooYoung = school !== undefined && yearsAfter(birth, YOUNGEST_AT_SCHOOL_END) > school;
  return tooOld || tooYoung ? "internship:errors.birth-unlikely" : null;
}

/**
 * Returns problems with the dates of an application by field (spec 2 §5): a plausible birth date in the past, then
 * school, enrolment, graduation, degree and equivalence in this order, none after `today` (Amman).
 */
export function dateProblems(days: ToldDays, today: string): Partial<Record<DayField, string>> {
  const problems: Partial<Record<DayField, string>> = {};
  const birth = birthProblem(days, today);
  if (birth) problems.BIRTH_DATE = birth;
  for (const field of ["HI_SCHOOL_DT", ...order.map(([later]) => later)] as const) {
    if ((days[field] ?? "") > today) problems[field] = "not-in-future";
  }
  for (const [later, earlier, problem] of order) {
    const [after, before] = [days[later], days[earlier]];
    if (after && before && after < before) problems[later] ??= problem;
  }
  return problems;
}

import { describe, expect, it } from "vitest";
import { dateProblems } from "./date-sequence";

const today = "2026-11-21";
const days = {
  BIRTH_DATE: "2001-03-14",
  HI_SCHOOL_DT: "2019-07-25",
  STUDY_ST_DT: "2019-09-15",
  GRAD_DT: "2025-06-20",
  CERT_DATE: "2025-07-01",
  ACCEPT_DATE: "2025-08-01",
};
const problemsWith = (changed: Partial<typeof days>) => dateProblems({ ...days, ...changed }, today);

describe("dateProblems", () => {
  it("accepts dates in order, including equal ones and today", () => {
    expect(problemsWith({})).toEqual({});
    expect(problemsWith({ STUDY_ST_DT: days.HI_SCHOOL_DT })).toEqual({});
    expect(problemsWith({ GRAD_DT: today, CERT_DATE: today, ACCEPT_DATE: today })).toEqual({});
  });

  it.each([
    [{ STUDY_ST_DT: "2019-07-24" }, { STUDY_ST_DT: "internship:errors.enrolled-before-school" }],
    [{ HI_SCHOOL_DT: "2019-09-16" }, { STUDY_ST_DT: "internship:errors.enrolled-before-school" }],
    [{ GRAD_DT: "2019-09-14" }, { GRAD_DT: "internship:errors.graduated-before-enrolled" }],
    [{ CERT_DATE: "2025-06-19" }, { CERT_DATE: "internship:errors.degree-before-graduated" }],
    [{ ACCEPT_DATE: "2025-06-30" }, { ACCEPT_DATE: "internship:errors.equivalent-before-degree" }],
    [{ ACCEPT_DATE: "2026-11-22" }, { ACCEPT_DATE: "not-in-future" }],
    [
      { GRAD_DT: "2026-11-22" },
      { GRAD_DT: "not-in-future", CERT_DATE: "internship:errors.degree-before-graduated" },
    ],
    [
      { HI_SCHOOL_DT: "2027-01-01" },
      { HI_SCHOOL_DT: "not-in-future", STUDY_ST_DT: "internship:errors.enrolled-before-school" },
    ],
    [{ BIRTH_DATE: "2026-11-21" }, { BIRTH_DATE: "internship:errors.birth-not-past" }],
    [{ BIRTH_DATE: "2030-01-01" }, { BIRTH_DATE: "internship:errors.birth-not-past" }],
    [{ BIRTH_DATE: "1926-11-21" }, {}],
    [{ BIRTH_DATE: "1926-11-20" }, { BIRTH_DATE: "internship:errors.birth-unlikely" }],
    [{ BIRTH_DATE: "2005-07-25" }, {}],
    [{ BIRTH_DATE: "2005-07-26" }, { BIRTH_DATE: "internship:errors.birth-unlikely" }],
    [{ BIRTH_DATE: "2000-02-29" }, {}],
  ])("returns for %j: %j", (changed, problems) => expect(problemsWith(changed)).toEqual(problems));

  it("reports every wrong field at once", () => {
    const backwards = { GRAD_DT: "2019-01-01", CERT_DATE: "2018-01-01", ACCEPT_DATE: "2017-01-01" };
    expect(Object.keys(problemsWith(backwards))).toEqual(["GRAD_DT", "CERT_DATE", "ACCEPT_DATE"]);
  });

  it("skips unknown dates", () => {
    expect(dateProblems({}, today)).toEqual({});
    expect(dateProblems({ STUDY_ST_DT: "2019-09-15", CERT_DATE: "2018-01-01" }, today)).toEqual({});
    expect(dateProblems({ BIRTH_DATE: "2020-01-01" }, today)).toEqual({});
  });
});

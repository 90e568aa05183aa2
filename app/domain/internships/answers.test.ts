import { describe, expect, it } from "vitest";
import { applicationForm } from "../../../tests/builders/applications";
import { answersOf } from "./answers";
import { checkAnswers, errorsIn, formOf } from "./application";

const TODAY = "2026-11-21";
const { application } = checkAnswers(applicationForm(), TODAY);
const answersIn = (language: "ar" | "en") =>
  Object.fromEntries(answersOf(application!, language).map((answer) => [answer.field, answer]));

describe("answersOf", () => {
  it("returns the answers in words", () => {
    expect(answersIn("en")).toMatchObject({
      NAT_CODE: { text: "Jordanian", ltr: false },
      SEX: { text: "Female" },
      CITY: { text: "Amman" },
      ID_TYPE: { text: "Civil or military card" },
      UNIV_CODE: { text: "University of Jordan" },
      BIRTH_DATE: { text: "14 March 2001" },
      NATIONAL_NO: { text: "2001123456", ltr: true },
      HOME_TEL1: { text: "Not given", ltr: false },
    });
    expect(answersIn("ar")).toMatchObject({
      NAT_CODE: { text: "أردني" },
      LIVE_PLACE: { text: "داخل الأردن" },
      UNIV_CODE: { text: "الجامعة الأردنية" },
      BIRTH_DATE: { text: "14 آذار 2001" },
    });
  });

  it("shows a code that is no longer listed as it is", () => {
    const [old] = answersOf({ ...application!, city: 7777 }, "en").filter(({ field }) => field === "CITY");
    expect(old!.text).toBe("7777");
  });
});

describe("checkAnswers", () => {
  it("reports problems only for the given fields", () => {
    const { errors, application: none } = checkAnswers(formOf({ SEX: "2", GRAD_DT: "2019-01-01" }), TODAY);
    expect(none).toBeNull();
    expect(errorsIn(errors, ["SEX", "HI_SCHOOL_RV", "HI_SCHOOL_DT"])).toEqual({
      HI_SCHOOL_RV: ["internship:missing.HI_SCHOOL_RV"],
      HI_SCHOOL_DT: ["internship:missing.HI_SCHOOL_DT"],
    });
  });
});

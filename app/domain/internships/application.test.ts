import { describe, expect, it } from "vitest";
import { parseForm } from "~/fields/parse-form";
import { languages, sentence } from "~/i18n";
import { applicationForm } from "../../../tests/builders/applications";
import { applicationInput, applicationOf, asTyped, exampleApplication, formValuesIn } from "./application";
import { applicationFields } from "./fields";

const read = (changed: Record<string, unknown> = {}) =>
  parseForm(applicationForm(changed), applicationInput("2026-11-21"));
const inputFrom = (changed: Record<string, unknown>) => {
  const { value, refuse } = read(changed);
  if (!value) throw new Error(JSON.stringify(refuse().error));
  return value;
};
const errorsOf = (changed: Record<string, unknown>) => {
  const { value, refuse } = read(changed);
  return value
    ? {}
    : Object.fromEntries(Object.entries(refuse().error ?? {}).map(([f, codes]) => [f, codes?.[0]]));
};
const optionalFields = ["ID_NO", "HOME_TEL1"];
const neededFields = applicationFields.filter((field) => !optionalFields.includes(field));

describe("applicationInput", () => {
  it("normalises an application", () => {
    expect(applicationOf(inputFrom({}))).toEqual({
      ...exampleApplication(),
      nameAr: "سارة محمود علي الخطيب",
      nameEn: "Sara Mahmoud Ali Al-Khatib",
      nationality: 400,
      sex: 2,
      birthPlace: "عمّان",
      birthDate: "2001-03-14",
      residence: 1,
      city: 1101,
      documentKind: 2,
      documentNumber: "N123456",
      nationalNumber: "2001123456",
      degreeCountry: 400,
      university: 400_001,
      enrolledOn: "2019-09-15",
      graduatedOn: "2025-06-20",
      degreeOn: "2025-07-01",
      studyYears: 6,
      equivalentOn: "2025-08-01",
      schoolBranch: 1,
      schoolOn: "2019-07-25",
      mobile: "0791234567",
      homePhone: null,
      email: "sara@intern.example",
      homeAddress: "عمّان، الجبيهة",
    });
  });

  it.each(neededFields)("requires %s, with a message in both languages", (field) => {
    for (const nothing of ["", undefined, "  \u200f"]) {
      expect(errorsOf({ [field]: nothing })).toEqual({ [field]: `internship:missing.${field}` });
    }
    const sentences = languages.map((language) => sentence(language, `internship:missing.${field}`));
    expect(sentences[0]).not.toBe(sentences[1]);
    expect(sentences.filter((text) => text.startsWith("missing."))).toEqual([]);
  });

  it("reports all problems at once, including those of several fields together", () => {
    const wrong = { DOC_NAME_A: "", GRAD_DT: "2018-01-01", UNIV_CODE: 818_001, NATIONAL_NO: "123" };
    expect(errorsOf(wrong)).toEqual({
      DOC_NAME_A: "internship:missing.DOC_NAME_A",
      GRAD_DT: "internship:errors.graduated-before-enrolled",
      UNIV_CODE: "internship:errors.university-elsewhere",
      NATIONAL_NO: "record:errors.national-number",
    });
    const nothing = Object.fromEntries(applicationFields.map((field) => [field, ""]));
    expect(Object.keys(errorsOf(nothing)).sort()).toEqual([...neededFields].sort());
  });

  it("refuses a field that is sent twice", () => {
    const form = applicationForm();
    form.append("MOBIL", "0791234568");
    const { refuse } = parseForm(form, applicationInput("2026-11-21"));
    expect(refuse().error).toEqual({ MOBIL: ["sent-twice"] });
  });
});

describe("an accepted answer", () => {
  it.each([
    ["DOC_NAME_A", "عبد-الرحمن أبو ‏العزّ", "عبد-الرحمن أبو العزّ"],
    ["DOC_NAME_E", "Mo’taz  O'Neil Al-Masri", "Mo'taz O'Neil Al-Masri"],
    ["BIRTH_PLACE", "Abu Dhabi", "Abu Dhabi"],
    ["BIRTH_PLACE", "أبو ظبي", "أبو ظبي"],
    ["NAT_CODE", "٤٠٠", 400],
    ["CITY", "۱۱۰۱", 1101],
    ["NATIONAL_NO", "٢٠٠١ ١٢٣٤ ٥٦", "2001123456"],
    ["NATIONAL_NO", "0001123456", "0001123456"],
    ["NO_STUDY_YEAR", "٧", 7],
    ["GRAD_DT", "٢٠/٠٦/٢٠٢٥", "2025-06-20"],
    ["GRAD_DT", "\u200f20/6/2025", "2025-06-20"],
    ["BIRTH_DATE", "29/2/2000", "2000-02-29"],
    ["BIRTH_DATE", "١.٢.٢٠٠١", "2001-02-01"],
    ["ID_NO", "", null],
    ["ID_NO", undefined, null],
    ["ID_NO", " n٤ ۵6 ", "N456"],
    ["MOBIL", "+962 79 123 4567", "0791234567"],
    ["MOBIL", "00962791234567", "0791234567"],
    ["MOBIL", "٠٧٩١٢٣٤٥٦٧", "0791234567"],
    ["HOME_TEL1", "065001000", "065001000"],
    ["HOME_TEL1", "0049 30 1234567", "+49301234567"],
    ["HOME_TEL1", " ", null],
    ["E_MAIL", " Sara@intern.example\u200e", "Sara@intern.example"],
    ["HOME_ADD", "عمّان ١٢", "عمّان 12"],
  ])("%s as %j", (field, typed, kept) => {
    expect(inputFrom({ [field]: typed })).toMatchObject({ [field]: kept });
  });

  it.each(["7", "12345", "0000000001"])("the number %s of somebody from elsewhere", (number) => {
    expect(inputFrom({ NAT_CODE: 760, NATIONAL_NO: number }).NATIONAL_NO).toBe(number);
  });

  it("is a university of the country, or another one of any country", () => {
    expect(errorsOf({ COUNTRY_CODE: 818, UNIV_CODE: 818_001 })).toEqual({});
    expect(errorsOf({ COUNTRY_CODE: 520, UNIV_CODE: 520_999 })).toEqual({});
  });
});

describe("a refused answer", () => {
  it.each([
    ["DOC_NAME_A", "Sara", "names:errors.arabic"],
    ["DOC_NAME_A", "سارة 2", "names:errors.arabic"],
    ["DOC_NAME_E", "سارة", "names:errors.english"],
    ["DOC_NAME_E", "x".repeat(121), "too-long"],
    ["BIRTH_PLACE", "عمّان Amman", "internship:errors.place"],
    ["BIRTH_PLACE", "Amman 1", "internship:errors.place"],
    ["NAT_CODE", "1", "internship:errors.not-in-list"],
    ["NAT_CODE", "344", "internship:errors.not-in-list"],
    ["NAT_CODE", "Jordan", "internship:errors.not-in-list"],
    ["SEX", "3", "internship:errors.not-in-list"],
    ["SEX", "0", "internship:errors.not-in-list"],
    ["LIVE_PLACE", "4", "internship:errors.not-in-list"],
    ["ID_TYPE", "5", "internship:errors.not-in-list"],
    ["HI_SCHOOL_RV", "3", "internship:errors.not-in-list"],
    ["CITY", "1", "internship:errors.not-in-list"],
    ["COUNTRY_CODE", "1", "internship:errors.not-in-list"],
    ["UNIV_CODE", "400998", "internship:errors.university-elsewhere"],
    ["UNIV_CODE", "999999", "internship:errors.university-elsewhere"],
    ["ID_NO", "N-1", "internship:errors.document-number"],
    ["ID_NO", "1".repeat(31), "internship:errors.document-number"],
    ["NATIONAL_NO", "200112345", "record:errors.national-number"],
    ["NATIONAL_NO", "20011234567", "internship:errors.person-number"],
    ["NATIONAL_NO", "A001123456", "internship:errors.person-number"],
    ["NO_STUDY_YEAR", "0", "internship:errors.study-years"],
    ["NO_STUDY_YEAR", "06", "internship:errors.study-years"],
    ["NO_STUDY_YEAR", "6.5", "internship:errors.study-years"],
    ["NO_STUDY_YEAR", "21", "internship:errors.study-years"],
    ["NO_STUDY_YEAR", "-6", "internship:errors.study-years"],
    ["GRAD_DT", "2025-02-30", "not-a-day"],
    ["GRAD_DT", "soon", "not-a-day"],
    ["ACCEPT_DATE", "2026-11-22", "not-in-future"],
    ["BIRTH_DATE", "29/2/2001", "not-a-day"],
    ["BIRTH_DATE", "31/12/01", "not-a-day"],
    ["BIRTH_DATE", "٣١/١٢/٠١", "not-a-day"],
    ["BIRTH_DATE", "2026-11-21", "internship:errors.birth-not-past"],
    ["BIRTH_DATE", "1901-01-01", "internship:errors.birth-unlikely"],
    ["MOBIL", "123456", "record:errors.mobile"],
    ["MOBIL", "07912345678", "record:errors.mobile"],
    ["MOBIL", "+4917612345678", "internship:errors.foreign-mobile"],
    ["MOBIL", "mobile", "record:errors.mobile"],
    ["HOME_TEL1", "123456", "internship:errors.home-phone"],
    ["HOME_TEL1", "06500100011", "internship:errors.home-phone"],
    ["E_MAIL", "sara@", "record:errors.email"],
    ["HOME_ADD", "x".repeat(201), "record:errors.address"],
  ])("%s as %j", (field, typed, code) => {
    expect(errorsOf({ [field]: typed })).toEqual({ [field]: code });
    for (const language of languages) {
      const key = code.includes(":") ? code : `forms:errors.${code}`;
      expect(sentence(language, key)).not.toBe(key.split(":")[1]);
    }
  });
});

const form = (...fields: Array<[string, string | Blob]>) => {
  const made = new FormData();
  for (const [name, value] of fields) made.append(name, value);
  return made;
};

describe("formValuesIn", () => {
  it("keeps each field of an application as typed, and nothing else", () => {
    const sent = form(
      ["DOC_NAME_A", "  سارة   "],
      ["BIRTH_DATE", "٣١/١٢/٢٠٠١"],
      ["MOBIL", ""],
      ["submission_id", "x"],
      ["leave_blank", "y"],
      ["APP_DT", "2026-01-01"],
    );
    expect(formValuesIn(sent)).toEqual({ DOC_NAME_A: "  سارة   ", BIRTH_DATE: "٣١/١٢/٢٠٠١", MOBIL: "" });
    expect(formValuesIn(form())).toEqual({});
  });

  it("drops fields that were sent twice or as a file", () => {
    const sent = form(["SEX", "1"], ["SEX", "2"], ["ID_NO", new Blob(["N1"])], ["CITY", "1101"]);
    expect(formValuesIn(sent)).toEqual({ CITY: "1101" });
  });

  it("cuts texts at 500 characters, never within a character", () => {
    const kept = (text: string) => formValuesIn(form(["HOME_ADD", text])).HOME_ADD!;
    expect(kept("ش".repeat(500))).toHaveLength(500);
    expect(kept("ش".repeat(501))).toHaveLength(500);
    expect([...kept("😀".repeat(501))]).toHaveLength(500);
    expect(kept("😀".repeat(501)).isWellFormed()).toBe(true);
  });
});

const keptFrom = (typed: Record<string, unknown>) =>
  applicationOf(parseForm(applicationForm(typed), applicationInput("2026-11-21")).value!);

it.each([{}, { ID_NO: "" }, { HOME_TEL1: "+49 30 1234567", NAT_CODE: 760, NATIONAL_NO: "0000000001" }])(
  "an application with %j is read again as it was kept",
  (changed) => {
    const kept = keptFrom(changed);
    expect(Object.keys(asTyped(kept))).toEqual(applicationFields);
    expect(keptFrom(asTyped(kept))).toEqual(kept);
  },
);

import { describe, expect, it } from "vitest";
import type { RegisterColumn } from "./columns";
import { createRowChecker } from "./judge-row";

const known = { members: new Set([10_001]), workStatuses: new Set([1, 2, 3, 4]), today: "2026-11-25" };
type Cells = Partial<Record<RegisterColumn, string>>;
const newcomer: Cells = { DOC_NO: "10009", DOC_NAME_A: "رنا سامي حداد", WORK_STATUS: "1" };

function judgeCells(cells: Cells, surplus = "") {
  const answer = createRowChecker(known)({ line: 17, cells, surplus });
  if ("facts" in answer) return answer.facts;
  return answer.rejects.map(({ column, reason }) => [column, reason]);
}

describe("a row of the register file", () => {
  it.each<[string, Cells, object]>([
    ["DOC_NO", { DOC_NO: "١٠٠ ٠١\u200f" }, { memberNumber: 10_001, values: {}, paid: {} }],
    ["DOC_NO with decimals", { DOC_NO: "10001.0" }, { memberNumber: 10_001 }],
    ["DOC_NO with a thousands sign", { DOC_NO: "10,001" }, { memberNumber: 10_001 }],
    ["DOC_NO as a text formula", { DOC_NO: '="10001"' }, { memberNumber: 10_001 }],
    ["a mobile with decimals", { MOBIL: "791111111.0" }, { values: { mobile: "0791111111" } }],
    ["a mobile in scientific notation", { MOBIL: "7.91111111E+08" }, { values: { mobile: "0791111111" } }],
    [
      "a national number with decimals",
      { NATIONAL_NO: "9871002002.0" },
      { values: { nationalNumber: "9871002002" } },
    ],
    ["a work status with decimals", { WORK_STATUS: "1.0" }, { values: { workStatus: "1" } }],
    ["who is hidden, with decimals", { HIDDEN: "1.0" }, { values: { hiddenByRegister: "1" } }],
    ["DOC_NO in words of Excel", { DOC_NO: "'010001" }, { memberNumber: 10_001 }],
    ["a name", { DOC_NAME_A: " عبد  الرحـــمن\u200f زيد " }, { values: { nameAr: "عبد الرحمن زيد" } }],
    [
      "a name with a title",
      { DOC_NAME_A: "د. أحمد", DOC_NAME_E: "Dr. Ahmad" },
      { values: { nameAr: "أحمد", nameEn: "Ahmad" } },
    ],
    ["a name in presentation forms", { DOC_NAME_A: "ﻣﺤﻤﺪ" }, { values: { nameAr: "محمد" } }],
    ["no name", { DOC_NAME_A: " ", DOC_NAME_E: "" }, { values: {} }],
    [
      "the mark that erases",
      { MOBIL: "[erase]", E_MAIL: " [حذف] ", ANNUAL: "[ERASE]", HIDDEN: "[erase]" },
      {
        values: { mobile: null, email: null, hiddenByRegister: null },
        paid: { annualFeePaidYear: null },
      },
    ],
    [
      "no value as databases write it",
      { MOBIL: "(null)", E_MAIL: "NULL", YYRR: "\\N" },
      { values: {}, paid: {} },
    ],
    [
      "a name with signs",
      { DOC_NAME_E: "Rana (Al-Masri) O’Neill" },
      { values: { nameEn: "Rana (Al-Masri) O'Neill" } },
    ],
    ["a national number", { NATIONAL_NO: "۹۸۷ ۱۰۰ ۲۰۰۲" }, { values: { nationalNumber: "9871002002" } }],
    [
      "zeros that Excel would lose",
      { NATIONAL_NO: "'0012345678" },
      { values: { nationalNumber: "0012345678" } },
    ],
    ["a mobile", { MOBIL: "+962 79-765 4321" }, { values: { mobile: "0797654321" } }],
    ["a mobile with tatweel", { MOBIL: "٠٧٩ـ٧٦٥ـ٤٣٢١" }, { values: { mobile: "0797654321" } }],
    ["a mobile without its zero", { MOBIL: "797654321" }, { values: { mobile: "0797654321" } }],
    ["a mobile as digits alone", { MOBIL: "'962797654321" }, { values: { mobile: "0797654321" } }],
    ["a foreign mobile", { MOBIL: "'+44 7700 900123" }, { values: { mobile: "+447700900123" } }],
    ["nothing", { MOBIL: "\u200f", E_MAIL: "", HOME_ADD: " " }, { values: {} }],
    [
      "an address on two lines",
      { HOME_ADD: "عمّان،\r\nشارع ١٢" },
      { values: { homeAddress: "عمّان، شارع 12" } },
    ],
    ["a work status", { WORK_STATUS: "٢" }, { values: { workStatus: "2" } }],
    ["a place", { GOV_DESC: " عمّــان ", AREA_SITE_NAME: "" }, { values: { governorate: "عمّان" } }],
    [
      "years and months",
      { ANNUAL: "2036", LAST_Y_SOC: "٢٠٢٥", LAST_M_SOC: "0" },
      { paid: { annualFeePaidYear: 2036, socialYear: 2025, socialMonth: 0 } },
    ],
    ["no dues", { ANNUAL: "", LAST_M_RET: " ", LAST_Y_RET: "0" }, { paid: { retirementYear: 0 } }],
    ["an internship", { WORK_STATUS: " n " }, { values: { workStatus: "100" } }],
    [
      "titles",
      { SPEC_DESC: " طب  الأسرة ؛ الجراحة;طب الأسرة; " },
      { values: { specialties: "طب الأسرة; الجراحة" } },
    ],
    ["the day of registration", { REG_DATE: "٦/٥/٢٠٠٤" }, { values: { registeredOn: "2004-05-06" } }],
    [
      "a day of a spreadsheet",
      { REG_DATE: "2004-05-06 00:00:00" },
      { values: { registeredOn: "2004-05-06" } },
    ],
    ["who is hidden", { HIDDEN: "1" }, { values: { hiddenByRegister: "1" } }],
    ["who is not", { HIDDEN: "0", REG_DATE: "" }, { values: { hiddenByRegister: null } }],
    ["an amount", { YYRR: "50.000" }, { paid: { annualFees: 50 } }],
  ])("is accepted: %s", (_, cells, expected) => {
    expect(judgeCells({ DOC_NO: "10001", ...cells })).toEqual({
      memberNumber: 10_001,
      values: {},
      paid: {},
      ...expected,
    });
  });

  it.each<[Cells, Array<[RegisterColumn, string]>]>([
    [{ DOC_NO: "" }, [["DOC_NO", "no-number"]]],
    [{ DOC_NO: "A-17" }, [["DOC_NO", "not-a-number"]]],
    [{ DOC_NO: "1234567890" }, [["DOC_NO", "not-a-number"]]],
    [{ DOC_NAME_A: "رنا\u0007" }, [["DOC_NAME_A", "control-character"]]],
    [{ DOC_NAME_A: "؟؟ ??" }, [["DOC_NAME_A", "no-letters"]]],
    [{ DOC_NAME_E: "Иван Петров" }, [["DOC_NAME_E", "unprintable"]]],
    [{ DOC_NAME_A: "محمد 😀" }, [["DOC_NAME_A", "unprintable"]]],
    [{ DOC_NAME_E: "Ran\uFFFD" }, [["DOC_NAME_E", "unreadable"]]],
    [{ DOC_NAME_E: "x".repeat(121) }, [["DOC_NAME_E", "too-long"]]],
    [{ NATIONAL_NO: "987100200" }, [["NATIONAL_NO", "national-number"]]],
    [{ MOBIL: "0791234567 / 0777654321" }, [["MOBIL", "mobile"]]],
    [{ MOBIL: "079123" }, [["MOBIL", "mobile"]]],
    [{ MOBIL: "7.9E+08" }, [["MOBIL", "digits-lost"]]],
    [{ NATIONAL_NO: "9.87E+09" }, [["NATIONAL_NO", "digits-lost"]]],
    [{ DOC_NO: "1E+04" }, [["DOC_NO", "digits-lost"]]],
    [{ YYRR: "50,000" }, [["YYRR", "amount"]]],
    [{ E_MAIL: "rana(at)home" }, [["E_MAIL", "email"]]],
    [{ HOME_ADD: "x".repeat(201) }, [["HOME_ADD", "too-long"]]],
    [{ GOV_DESC: "x".repeat(121) }, [["GOV_DESC", "too-long"]]],
    [{ WORK_STATUS: "5" }, [["WORK_STATUS", "work-status"]]],
    [{ WORK_STATUS: "M" }, [["WORK_STATUS", "work-status"]]],
    [{ REG_DATE: "2026-11-26" }, [["REG_DATE", "day"]]],
    [{ REG_DATE: "31/02/2004" }, [["REG_DATE", "day"]]],
    [{ HIDDEN: "yes" }, [["HIDDEN", "hidden"]]],
    [{ ANNUAL: "1943" }, [["ANNUAL", "year"]]],
    [{ ANNUAL: "2037" }, [["ANNUAL", "year"]]],
    [{ LAST_Y_RET: "20256" }, [["LAST_Y_RET", "year"]]],
    [{ LAST_M_SOC: "13" }, [["LAST_M_SOC", "month"]]],
    [{ LAST_M_RET: "-1" }, [["LAST_M_RET", "month"]]],
    [{ YYRR: "25.5" }, [["YYRR", "amount"]]],
    [
      { MOBIL: "x", E_MAIL: "y", ANNUAL: "z" },
      [
        ["MOBIL", "mobile"],
        ["E_MAIL", "email"],
        ["ANNUAL", "year"],
      ],
    ],
  ])("is rejected: %.60j", (cells, expected) => {
    expect(judgeCells({ DOC_NO: "10001", ...cells })).toEqual(expected);
  });

  it("has more cells than columns", () => {
    expect(judgeCells({ DOC_NO: "10001" }, "Street 7")).toEqual([[null, "more-cells"]]);
  });

  it("requires a name and a work status for a new member", () => {
    expect(judgeCells(newcomer)).toMatchObject({ memberNumber: 10_009 });
    expect(judgeCells({ DOC_NO: "10009", DOC_NAME_A: " " })).toEqual([
      ["DOC_NAME_A", "needed"],
      ["WORK_STATUS", "needed"],
    ]);
    expect(judgeCells({ ...newcomer, WORK_STATUS: "5" })).toEqual([["WORK_STATUS", "work-status"]]);
  });

  describe("judgeRow in a file whose dates start with the month", () => {
    const judge = (REG_DATE: string) =>
      createRowChecker({ ...known, hasMonthFirst: true })({
        line: 2,
        cells: { DOC_NO: "10001", REG_DATE },
        surplus: "",
      });

    it("rejects a date whose day and month could be swapped", () => {
      expect(judge("01/02/2003")).toMatchObject({ rejects: [{ column: "REG_DATE", reason: "day-order" }] });
    });

    it.each([
      ["03/03/2003", "2003-03-03"],
      ["2003-02-01", "2003-02-01"],
      ["25/12/2020", "2020-12-25"],
    ])("accepts a date with an unambiguous day: %s", (written, registeredOn) => {
      expect(judge(written)).toMatchObject({ facts: { values: { registeredOn } } });
    });
  });

  it("accepts any work status if none are known", () => {
    const judge = createRowChecker({ ...known, workStatuses: new Set() });
    const row = (code: string) =>
      judge({ line: 2, cells: { ...newcomer, DOC_NO: code, WORK_STATUS: code }, surplus: "" });
    expect(row("99")).toMatchObject({ facts: { values: { workStatus: "99" } } });
    expect(row("100")).toMatchObject({ rejects: [{ reason: "work-status" }] });
  });
});

describe("lines of one member", () => {
  const row = (...lines: Cells[]) => {
    const [first, ...others] = lines.map((cells, index) => ({ line: 2 + index, cells, surplus: "" }));
    return createRowChecker(known)({ ...first!, others });
  };
  const [a, b] = [{ DOC_NO: "10001" }, { DOC_NO: "١٠٠٠١" }];

  it("are merged, each with its own columns", () =>
    expect(
      row({ ...a, LAST_Y_SOC: "2026", LAST_Y_RET: "" }, { ...b, LAST_Y_RET: "2025", LAST_Y_SOC: "٢٠٢٦" }),
    ).toEqual({
      facts: { memberNumber: 10_001, values: {}, paid: { socialYear: 2026, retirementYear: 2025 } },
    }));

  it("are all refused if two contradict each other", () =>
    expect(row({ ...a, ANNUAL: "2025" }, { ...b, ANNUAL: "2026" }, { ...a, MOBIL: "0791234567" })).toEqual({
      rejects: [
        { line: 3, column: "DOC_NO", value: "١٠٠٠١", reason: "contradiction", otherLine: 2 },
        { line: 2, column: "DOC_NO", value: "10001", reason: "contradiction", otherLine: 3 },
        { line: 4, column: "DOC_NO", value: "10001", reason: "other-line", otherLine: 3 },
      ],
    }));

  it("are all refused if one is", () =>
    expect(row({ ...a, MOBIL: "0791234567" }, { ...a, ANNUAL: "x" })).toEqual({
      rejects: [
        { line: 3, column: "ANNUAL", value: "x", reason: "year" },
        { line: 2, column: "DOC_NO", value: "10001", reason: "other-line", otherLine: 3 },
      ],
    }));

  it("bring a new member with the name of one and the status of another", () =>
    expect(row({ DOC_NO: "90001", DOC_NAME_A: "سليم" }, { DOC_NO: "90001", WORK_STATUS: "1" })).toEqual({
      facts: { memberNumber: 90_001, values: { nameAr: "سليم", workStatus: "1" }, paid: {} },
    }));
});

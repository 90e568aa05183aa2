import { describe, expect, it } from "vitest";
import { judgeForm } from "./office-form";

const terms = { members: new Set([10_001]), workStatuses: new Set([1, 2]), today: "2026-11-25" };
const problem = (reason: string) => [`register-office:problems.${reason}`];

describe("judgeForm", () => {
  it("reads a form like a row of the register's file", () => {
    const typed = { DOC_NAME_A: "د. رنا  حداد", MOBIL: "+962 79 765 4321", E_MAIL: "", LAST_M_SOC: "٣" };
    expect(judgeForm("10001", typed, { E_MAIL: "old@home.example" }, terms)).toEqual({
      facts: {
        memberNumber: 10_001,
        values: { nameAr: "رنا حداد", mobile: "0797654321", email: null },
        paid: { socialMonth: 3 },
      },
    });
  });

  it("leaves out what nobody changed, even if it breaks a rule", () => {
    const recorded = { MOBIL: "12", HOME_ADD: "" };
    expect(judgeForm("10001", { MOBIL: "12", HOME_ADD: "" }, recorded, terms)).toMatchObject({
      facts: { values: {} },
    });
  });

  it("names every field that is refused", () => {
    const typed = { DOC_NAME_A: " ", MOBIL: "079", REG_DATE: "2027-01-01" };
    expect(judgeForm("10001", typed, { DOC_NAME_A: "رنا" }, terms)).toEqual({
      problems: { DOC_NAME_A: problem("needed"), MOBIL: problem("mobile"), REG_DATE: problem("day") },
    });
  });

  it("asks for what a new member needs, and for a number", () => {
    expect(judgeForm("10009", { DOC_NAME_A: "", WORK_STATUS: "" }, {}, terms)).toEqual({
      problems: { DOC_NAME_A: problem("needed"), WORK_STATUS: problem("needed") },
    });
    expect(judgeForm("", { DOC_NAME_A: "رنا", WORK_STATUS: "1" }, {}, terms)).toEqual({
      problems: { DOC_NO: problem("no-number") },
    });
  });
});

import { describe, expect, it } from "vitest";
import { applicationForm } from "../../../tests/builders/applications";
import { checkAnswers } from "./application";
import { checkCorrection, fieldsToCorrect } from "./correction.server";

const today = "2026-11-21";
const kept = checkAnswers(applicationForm(), today).application!;
const judge = (requested: string[] | null, sent: Record<string, string>) =>
  checkCorrection({ stored: kept, requested, today }, sent);

describe("fieldsToCorrect", () => {
  it.each([
    [null, []],
    [[], []],
    [
      ["GRAD_DT", "DOC_NAME_A", "nothing"],
      ["DOC_NAME_A", "GRAD_DT"],
    ],
    [["UNIV_CODE"], ["COUNTRY_CODE", "UNIV_CODE"]],
    [["COUNTRY_CODE"], ["COUNTRY_CODE", "UNIV_CODE"]],
  ])("returns the fields to correct for %j: %j", (requested, fields) => {
    expect(fieldsToCorrect(requested)).toEqual(fields);
  });
});

describe("checkCorrection", () => {
  it("changes only the requested fields", () => {
    const { corrected, fields } = judge(["DOC_NAME_E"], { DOC_NAME_E: "Sara Khatib", MOBIL: "0790000000" });
    expect(fields).toEqual(["DOC_NAME_E"]);
    expect(corrected).toEqual({
      application: { ...kept, nameEn: "Sara Khatib" },
      changed: ["DOC_NAME_E"],
    });
  });

  it("accepts unchanged values", () => {
    expect(judge([], { MOBIL: "0790000000" }).corrected).toEqual({ application: kept, changed: [] });
    expect(judge(["MOBIL"], {}).corrected).toEqual({ application: kept, changed: [] });
    expect(judge(["MOBIL"], { MOBIL: "٠٧٩ ١٢٣٤٥٦٧" }).corrected?.changed).toEqual([]);
  });

  it("keeps invalid values for the form", () => {
    const { corrected, errors, values } = judge(["MOBIL"], { MOBIL: "12" });
    expect([corrected, errors, values.MOBIL]).toEqual([null, { MOBIL: ["record:errors.mobile"] }, "12"]);
  });

  it("also opens a field that the correction makes invalid", () => {
    const sent = { GRAD_DT: "2025-07-15" };
    const first = judge(["GRAD_DT"], sent);
    expect(first.corrected).toBeNull();
    expect(first.fields).toEqual(["GRAD_DT", "CERT_DATE"]);
    expect(first.errors).toEqual({ CERT_DATE: ["internship:errors.degree-before-graduated"] });
    const second = judge(["GRAD_DT"], { ...sent, CERT_DATE: "2025-07-20", ACCEPT_DATE: "2025-09-01" });
    expect(second.corrected).toEqual({
      application: { ...kept, graduatedOn: "2025-07-15", degreeOn: "2025-07-20" },
      changed: ["GRAD_DT", "CERT_DATE"],
    });
    const third = judge(["GRAD_DT"], { ...sent, CERT_DATE: "2025-08-20" });
    expect(third.fields).toEqual(["GRAD_DT", "CERT_DATE", "ACCEPT_DATE"]);
    const settled = judge(["GRAD_DT"], { GRAD_DT: "2025-06-21", CERT_DATE: "2025-07-20" });
    expect(settled.corrected?.changed).toEqual(["GRAD_DT"]);
  });

  it("requires a university of the new country when the country is corrected", () => {
    const { fields, errors } = judge(["COUNTRY_CODE"], { COUNTRY_CODE: "818" });
    expect(fields).toEqual(["COUNTRY_CODE", "UNIV_CODE"]);
    expect(errors).toEqual({ UNIV_CODE: ["internship:errors.university-elsewhere"] });
    const right = judge(["COUNTRY_CODE"], { COUNTRY_CODE: "818", UNIV_CODE: "818001" });
    expect(right.corrected?.changed).toEqual(["COUNTRY_CODE", "UNIV_CODE"]);
  });
});

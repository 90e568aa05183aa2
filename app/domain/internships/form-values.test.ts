import { describe, expect, it } from "vitest";
import { parseForm } from "~/fields/parse-form";
import { applicationForm } from "../../../tests/builders/applications";
import { applicationInput, applicationOf } from "./application";
import { applicationFields } from "./fields";
import { asTyped, formValuesIn } from "./form-values";

const form = (...fields: Array<[string, string | Blob]>) => {
  const made = new FormData();
  for (const [name, value] of fields) made.append(name, value);
  return made;
};

describe("what is kept of a form", () => {
  it("is each field of an application as it was typed, and nothing else", () => {
    const sent = form(
      ["DOC_NAME_A", "  سارة   "],
      ["BIRTH_DATE", "٣١/١٢/٢٠٠١"],
      ["MOBIL", ""],
      ["submission_id", "x"],
      ["website", "y"],
      ["APP_DT", "2026-01-01"],
    );
    expect(formValuesIn(sent)).toEqual({ DOC_NAME_A: "  سارة   ", BIRTH_DATE: "٣١/١٢/٢٠٠١", MOBIL: "" });
    expect(formValuesIn(form())).toEqual({});
  });

  it("is not what was sent twice, or as a file", () => {
    const sent = form(["SEX", "1"], ["SEX", "2"], ["ID_NO", new Blob(["N1"])], ["CITY", "1101"]);
    expect(formValuesIn(sent)).toEqual({ CITY: "1101" });
  });

  it("is at most 500 characters, never half of one", () => {
    const kept = (text: string) => formValuesIn(form(["HOME_ADD", text])).HOME_ADD!;
    expect(kept("ش".repeat(500))).toHaveLength(500);
    expect(kept("ش".repeat(501))).toHaveLength(500);
    expect([...kept("😀".repeat(501))]).toHaveLength(500);
    expect(kept("😀".repeat(501)).isWellFormed()).toBe(true);
  });
});

const read = (typed: Record<string, unknown>) =>
  applicationOf(parseForm(applicationForm(typed), applicationInput("2026-11-21")).value!);

it.each([{}, { ID_NO: "" }, { HOME_TEL1: "+49 30 1234567", NAT_CODE: 760, NATIONAL_NO: "0000000001" }])(
  "an application with %j is read again as it was kept",
  (changed) => {
    const kept = read(changed);
    expect(Object.keys(asTyped(kept))).toEqual(applicationFields);
    expect(read(asTyped(kept))).toEqual(kept);
  },
);

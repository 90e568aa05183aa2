import { expect, it } from "vitest";
import { parseForm } from "~/fields/parse-form";
import { acceptInput, returnInput } from "./decision.server";

type Fields = Record<string, string | string[]>;

function read(schema: typeof returnInput | typeof acceptInput, fields: Fields) {
  const form = new FormData();
  for (const [name, values] of Object.entries(fields))
    for (const value of [values].flat()) form.append(name, value);
  const { value, refuse } = parseForm(form, schema);
  return value ?? refuse().error;
}

const reason = "الاسم غير مطابق لجواز السفر.";

it.each<[Fields, unknown]>([
  [
    { fields: "DOC_NAME_E", reason, version: "3" },
    { fields: ["DOC_NAME_E"], papers: false, reason, version: 3 },
  ],
  [
    { fields: ["MOBIL", "HOME_ADD"], papers: "yes", reason: ` ${reason}\r\n`, version: "x" },
    { fields: ["MOBIL", "HOME_ADD"], papers: true, reason, version: null },
  ],
  [
    { papers: "yes", reason },
    { fields: [], papers: true, reason, version: null },
  ],
  [{ reason }, { fields: ["registrations:errors.fields"] }],
  [{}, { fields: ["registrations:errors.fields"], reason: ["registrations:errors.reason"] }],
  [{ papers: "yes", reason: " \u200f " }, { reason: ["registrations:errors.reason"] }],
  [{ papers: "yes", reason: "غير مطابق" }, { reason: ["registrations:errors.reason-short"] }],
  [{ papers: "yes", reason: "x".repeat(1001) }, { reason: ["too-long"] }],
])("parses the return %j", (fields, answer) => expect(read(returnInput, fields)).toEqual(answer));

it("accepts only fields of the form", () => {
  const refused = read(returnInput, { fields: ["state"], reason }) as Record<string, string[]>;
  expect(Object.values(refused).flat()).toContain("registrations:errors.no-field");
});

it.each([
  [{ version: "7" }, { version: 7, stray_number: null }],
  [{}, { version: null, stray_number: null }],
  [{ DOC_NO: "٠٠٢٠٣٢١" }, { version: null, stray_number: null, DOC_NO: 20_321 }],
  [{ DOC_NO: " " }, { DOC_NO: ["register-office:problems.no-number"] }],
  [{ DOC_NO: "1234567890" }, { DOC_NO: ["register-office:problems.not-a-number"] }],
])("parses the acceptance %j", (fields, answer) => expect(read(acceptInput, fields)).toEqual(answer));

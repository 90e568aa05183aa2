import { describe, expect, it } from "vitest";
import { applicationFields } from "~/domain/internships/fields";
import { applicationForm } from "../../../tests/builders/applications";
import { readSent } from "./sent-form";

const ID = crypto.randomUUID();
const sent = (changed: Record<string, string> = {}) => {
  const form = applicationForm(changed);
  for (const [name, value] of Object.entries(changed)) form.set(name, value);
  form.set("submission_id", ID);
  return form;
};
const read = (changed?: Record<string, string>) => readSent(sent(changed), applicationFields);

describe("readSent", () => {
  it("clears a university of a country that is no longer chosen", () => {
    const { values, form, countryChanged } = read({ universities_of: "818", UNIV_CODE: "818001" });
    expect([values.UNIV_CODE, form.get("UNIV_CODE"), countryChanged]).toEqual(["", "", true]);
  });

  it.each([
    ["the same country", { universities_of: "400" }],
    ["no list before", { universities_of: "" }],
    ["a form without the list", {}],
    ["no university", { universities_of: "818", UNIV_CODE: "" }],
  ])("keeps it with %s", (_, changed: Record<string, string>) => {
    expect(read(changed).countryChanged).toBe(false);
    expect(read(changed).values.UNIV_CODE).toBe(changed.UNIV_CODE ?? "400001");
  });

  it("copies the date of the degree on request, as typed", () => {
    const { values, form } = read({ copy_date: "1", CERT_DATE: "١/٧/٢٠٢٥", ACCEPT_DATE: "" });
    expect([values.ACCEPT_DATE, form.get("ACCEPT_DATE")]).toEqual(["١/٧/٢٠٢٥", "١/٧/٢٠٢٥"]);
  });

  it("identifies the same submission for every button and page", () => {
    const plain = [...read().form];
    expect([...read({ change: "degree", universities_of: "400", APP_DT: "2020-01-01" }).form]).toEqual(plain);
    expect(plain.map(([name]) => name)).toEqual([...applicationFields, "submission_id"]);
  });

  it("keeps a valid one-time id, and drops an invalid one", () => {
    expect(read().submissionId).toBe(ID);
    const form = sent();
    form.set("submission_id", '"><b>');
    expect(readSent(form, applicationFields).submissionId).toBeNull();
  });

  it("leaves a repeated field to be refused", () => {
    const form = sent();
    form.append("MOBIL", "0791234568");
    expect(readSent(form, applicationFields).form.getAll("MOBIL")).toHaveLength(2);
  });
});

import { describe, expect, it } from "vitest";
import { parseForm } from "~/fields/parse-form";
import { asTyped, changedFields, type Details, detailsInput, detailsOf, guardedChanges } from "./details";

const recorded: Details = {
  nationalNumber: "0012345678",
  mobile: "0791234567",
  email: "rana@home.example",
  homeAddress: "عمّان،\nشارع ١٢",
  workAddress: null,
};

function read(changed: Record<string, string | string[]>, on: Details = recorded) {
  const form = new FormData();
  for (const [name, value] of Object.entries({ ...asTyped(on), ...changed }))
    for (const each of [value].flat()) form.append(name, each);
  const { value, refuse } = parseForm(form, detailsInput(on));
  return value ? detailsOf(value) : refuse().error;
}

describe("the details of a member", () => {
  it("keep recorded values that nobody changed, in any notation", () => {
    expect(read({})).toEqual(recorded);
    const odd = { ...recorded, nationalNumber: "T-123", mobile: "+44 7700 900123", email: "none" };
    expect(read({}, odd)).toEqual(odd);
    const nothing = { nationalNumber: null, mobile: null, email: null, homeAddress: null, workAddress: null };
    expect(read({}, nothing)).toEqual(nothing);
  });

  it.each([
    ["NATIONAL_NO", "٩٨٧١٠٠٢٠٠٢", { nationalNumber: "9871002002" }],
    ["NATIONAL_NO", " 000 000 0001 ", { nationalNumber: "0000000001" }],
    ["MOBIL", "+962 79-765 4321", { mobile: "0797654321" }],
    ["MOBIL", "00962797654321", { mobile: "0797654321" }],
    ["MOBIL", "۰۷۹۷۶۵۴۳۲۱", { mobile: "0797654321" }],
    ["MOBIL", "\u202a079 765 4321\u202c", { mobile: "0797654321" }],
    ["MOBIL", "5001234", { mobile: "5001234" }],
    ["E_MAIL", " Rana.New@home.example\u200f", { email: "Rana.New@home.example" }],
    ["E_MAIL", "info@أطباء.الاردن", { email: "info@أطباء.الاردن" }],
    ["E_MAIL", "Ahmad <ahmad@home.example>", { email: "ahmad@home.example" }],
    ["E_MAIL", "mailto:ahmad@home.example?subject=x", { email: "ahmad@home.example" }],
    ["E_MAIL", "", { email: null }],
    ["HOME_ADD", "  إربد\u0007  شارع\t٣٠ ", { homeAddress: "إربد شارع 30" }],
    ["HOME_ADD", " \u202e ", { homeAddress: null }],
    ["WORK_ADD", "x".repeat(200), { workAddress: "x".repeat(200) }],
    ["WORK_ADD", "🏥".repeat(200), { workAddress: "🏥".repeat(200) }],
  ])("accept %s %j", (name, typed, changed) => {
    expect(read({ [name]: typed })).toEqual({ ...recorded, ...changed });
  });

  it.each([
    ["NATIONAL_NO", "", "record:errors.required"],
    ["NATIONAL_NO", "987100200", "record:errors.national-number"],
    ["NATIONAL_NO", "98710020021", "record:errors.national-number"],
    ["NATIONAL_NO", "98710020O2", "record:errors.national-number"],
    ["NATIONAL_NO", "987100200\u0000", "record:errors.national-number"],
    ["MOBIL", "  ", "record:errors.required"],
    ["MOBIL", "079123", "record:errors.mobile"],
    ["MOBIL", "07912345678", "record:errors.mobile"],
    ["MOBIL", "call me", "record:errors.mobile"],
    ["MOBIL", "+44 7700 900123", "record:errors.foreign-mobile"],
    ["MOBIL", "00966 50 123 4567", "record:errors.foreign-mobile"],
    ["E_MAIL", "rana", "record:errors.email"],
    ["E_MAIL", "rana@home", "record:errors.email"],
    ["E_MAIL", "Ahmad <ahmad>", "record:errors.email"],
    ["E_MAIL", "rana@home.example\r\nBcc: all@home.example", "record:errors.email"],
    ["E_MAIL", `${"a".repeat(250)}@home.example`, "record:errors.email"],
    ["HOME_ADD", "x".repeat(201), "record:errors.address"],
    ["MOBIL", ["0791111111", "0792222222"], "sent-twice"],
  ])("refuse %s %.30j as %s", (name, typed, code) => {
    expect(read({ [name]: typed })).toEqual({ [name]: [code] });
  });
});

const card = {
  nationalNumber: "9871002002",
  mobile: "0791234567",
  email: null,
  homeAddress: "عمّان",
  workAddress: "",
};

it.each([
  [{}, [], []],
  [{ email: "", workAddress: null }, [], []],
  [{ homeAddress: null, workAddress: "إربد" }, ["homeAddress", "workAddress"], []],
  [{ mobile: "0797654321", homeAddress: "إربد" }, ["mobile", "homeAddress"], ["mobile"]],
  [{ nationalNumber: "0000000001" }, ["nationalNumber"], ["nationalNumber"]],
  [{ email: "a@home.example" }, ["email"], ["email"]],
])("from %j with changed %j require the password for %j", (changed, all, guarded) => {
  expect(changedFields(card, { ...card, ...changed })).toEqual(all);
  expect(guardedChanges(card, { ...card, ...changed })).toEqual(guarded);
});

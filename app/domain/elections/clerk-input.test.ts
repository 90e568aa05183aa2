import { describe, expect, it } from "vitest";
import { parseForm } from "~/forms/parse-form";
import { markInput, nameInput, seatInput, undoInput } from "./clerk-input";

function read(schema: Parameters<typeof parseForm>[1], fields: Record<string, string>) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  const { value, refuse } = parseForm(form, schema);
  return value ?? refuse().error;
}

describe("what clerks type", () => {
  it.each([
    ["20140", "1", { docNo: 20_140, elect_f: 1 }],
    ["٢٠١٤٠", "١", { docNo: 20_140, elect_f: 1 }],
    ["۲۰۱۴۰", "۰", { docNo: 20_140, elect_f: 0 }],
    ["0", "1", { docNo: null, elect_f: 1 }],
  ])("reads the marking of %s with %s", (docNo, elect_f, found) => {
    expect(read(markInput, { docNo, elect_f })).toEqual(found);
  });

  it.each(["2", "yes", "", "-1", "1.0"])("takes no other flag: %j", (elect_f) => {
    expect(read(markInput, { docNo: "20140", elect_f })).toEqual({ elect_f: ["elections:errors.choose"] });
  });

  it.each(["", "عمدًا"])("asks for a reason in words: %j", (reason) => {
    expect(read(undoInput, { reason })).toHaveProperty("reason");
  });

  it("takes a reason of 10 characters, and of no more than 500", () => {
    expect(read(undoInput, { reason: "wrong line" })).toEqual({ reason: "wrong line" });
    expect(read(undoInput, { reason: "x".repeat(501) })).toEqual({ reason: ["too-long"] });
  });

  it("searches for two letters or more", () => {
    expect(read(nameInput, { name: " مي " })).toEqual({ name: "مي" });
    expect(read(nameInput, { name: "م" })).toEqual({ name: ["elections:errors.name"] });
  });

  it("seats a clerk at a centre, with a desk or without", () => {
    expect(read(seatInput, { centre: "3", desk: " ٤ " })).toEqual({ centre: 3, desk: "4" });
    expect(read(seatInput, { centre: "3", desk: "" })).toEqual({ centre: 3, desk: null });
    expect(read(seatInput, { centre: "", desk: "4" })).toEqual({ centre: ["elections:errors.centre"] });
    expect(read(seatInput, { centre: "3", desk: "x".repeat(21) })).toEqual({ desk: ["too-long"] });
  });
});

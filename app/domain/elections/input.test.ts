import { describe, expect, it } from "vitest";
import { parseForm } from "~/fields/parse-form";
import {
  centreInput,
  electionInput,
  electionOf,
  markInput,
  nameInput,
  stationInput,
  undoInput,
} from "./input";

function read(schema: Parameters<typeof parseForm>[1], fields: Record<string, string>) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  const { value, refuse } = parseForm(form, schema);
  return value ?? refuse().error;
}

describe("the clerks' input", () => {
  it.each([
    ["20140", "1", { docNo: 20_140, elect_f: 1 }],
    ["٢٠١٤٠", "١", { docNo: 20_140, elect_f: 1 }],
    ["۲۰۱۴۰", "۰", { docNo: 20_140, elect_f: 0 }],
    ["0", "1", { docNo: null, elect_f: 1 }],
  ])("parses a mark of %s with %s", (docNo, elect_f, found) => {
    expect(read(markInput, { docNo, elect_f })).toEqual(found);
  });

  it.each(["2", "yes", "", "-1", "1.0"])("takes no other flag: %j", (elect_f) => {
    expect(read(markInput, { docNo: "20140", elect_f })).toEqual({ elect_f: ["elections:errors.choose"] });
  });

  it.each(["", "عمدًا"])("asks for a reason in words: %j", (reason) => {
    expect(read(undoInput, { reason })).toHaveProperty("reason");
  });

  it("requires a reason of 10 to 500 characters", () => {
    expect(read(undoInput, { reason: "wrong line" })).toEqual({ reason: "wrong line" });
    expect(read(undoInput, { reason: "x".repeat(501) })).toEqual({ reason: ["too-long"] });
  });

  it("requires two letters for a search", () => {
    expect(read(nameInput, { name: " مي " })).toEqual({ name: "مي" });
    expect(read(nameInput, { name: "م" })).toEqual({ name: ["elections:errors.name"] });
  });

  it("assigns a clerk to a centre, with or without a desk", () => {
    expect(read(stationInput, { centre: "3", desk: " ٤ " })).toEqual({ centre: 3, desk: "4" });
    expect(read(stationInput, { centre: "3", desk: "" })).toEqual({ centre: 3, desk: null });
    expect(read(stationInput, { centre: "", desk: "4" })).toEqual({ centre: ["elections:errors.centre"] });
    expect(read(stationInput, { centre: "3", desk: "x".repeat(21) })).toEqual({ desk: ["too-long"] });
  });
});

const typed = {
  title_ar: "انتخابات المجلس",
  title: "Council election",
  opens_date: "٢٠٢٧-٠٤-٠١",
  opens_time: "٨:٠٠",
  closes_date: "2027-04-01",
  closes_time: "۲۰:۳۰",
};
const readElection = (changed: Record<string, string | undefined> = {}) => {
  const parsed = electionInput.safeParse({ ...typed, ...changed });
  if (!parsed.success)
    return Object.fromEntries(parsed.error.issues.map((issue) => [issue.path[0], issue.message]));
  return electionOf(parsed.data);
};

describe("electionInput", () => {
  it("parses a voting window in Amman's time, in any digits", () => {
    expect(readElection({ objections_date: "1/3/2027", objections_time: "14:00" })).toEqual({
      value: {
        titleAr: typed.title_ar,
        titleEn: typed.title,
        opensAt: new Date("2027-04-01T05:00:00Z"),
        closesAt: new Date("2027-04-01T17:30:00Z"),
        objectionsUntil: new Date("2027-03-01T11:00:00Z"),
      },
    });
    expect(readElection()).toMatchObject({ value: { objectionsUntil: null } });
  });

  it.each([
    [{ closes_time: "08:00" }, { wrong: { closes_date: ["election-office:errors.closes-before"] } }],
    [{ closes_date: "2027-03-31" }, { wrong: { closes_date: ["election-office:errors.closes-before"] } }],
    [{ objections_date: "2027-03-01" }, { wrong: { objections_time: ["required"] } }],
    [{ objections_time: "14:00" }, { wrong: { objections_date: ["required"] } }],
    [
      { objections_date: "2027-04-01", objections_time: "20:31" },
      { wrong: { objections_date: ["election-office:errors.objections-after"] } },
    ],
    [
      { opens_date: "2027-02-30", title: undefined },
      { opens_date: "not-a-day", title: "required" },
    ],
    [{ opens_time: "24:00" }, { opens_time: "not-a-time" }],
  ])("refuses %j", (changed, expected) => expect(readElection(changed)).toEqual(expected));
});

it.each([
  ["٠٣", { success: true, data: { code: 3, name_ar: "إربد", name: "Irbid" } }],
  ["0", { success: false }],
  ["x", { success: false }],
  ["1234567", { success: false }],
])("refuses a centre with the number %j", (code, expected) =>
  expect(centreInput.safeParse({ code, name_ar: "إربد", name: "Irbid" })).toMatchObject(expected),
);

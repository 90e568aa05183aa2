import { describe, expect, it } from "vitest";
import { centreInput, electionInput, electionOf } from "./election-input";

const typed = {
  title_ar: "انتخابات المجلس",
  title: "Council election",
  opens_date: "٢٠٢٧-٠٤-٠١",
  opens_time: "٨:٠٠",
  closes_date: "2027-04-01",
  closes_time: "۲۰:۳۰",
};
const read = (changed: Record<string, string | undefined> = {}) => {
  const parsed = electionInput.safeParse({ ...typed, ...changed });
  if (!parsed.success)
    return Object.fromEntries(parsed.error.issues.map((issue) => [issue.path[0], issue.message]));
  return electionOf(parsed.data);
};

describe("an election as typed", () => {
  it("is a window in Amman's time, from digits of any system", () => {
    expect(read({ objections_date: "1/3/2027", objections_time: "14:00" })).toEqual({
      value: {
        titleAr: typed.title_ar,
        titleEn: typed.title,
        opensAt: new Date("2027-04-01T05:00:00Z"),
        closesAt: new Date("2027-04-01T17:30:00Z"),
        objectionsUntil: new Date("2027-03-01T11:00:00Z"),
      },
    });
    expect(read()).toMatchObject({ value: { objectionsUntil: null } });
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
  ])("is refused: %j", (changed, expected) => expect(read(changed)).toEqual(expected));
});

it.each([
  ["٠٣", { success: true, data: { code: 3, name_ar: "إربد", name: "Irbid" } }],
  ["0", { success: false }],
  ["x", { success: false }],
  ["1234567", { success: false }],
])("a centre of the number %j", (code, expected) =>
  expect(centreInput.safeParse({ code, name_ar: "إربد", name: "Irbid" })).toMatchObject(expected),
);

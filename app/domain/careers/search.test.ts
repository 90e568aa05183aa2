import { describe, expect, it } from "vitest";
import type { Vacancy } from "~/content/edition";
import { isClosed, searchJobs } from "./search";

const job = (id: number, [en, ar]: [string, string], opens: string, closes: string | null): Vacancy => {
  const none = { en: "", ar: "" };
  const described = { company: none, location: none, description: { en: "surgeon", ar: "جرّاح" } };
  return { key: String(id), title: { en, ar }, ...described, opens, closes, sample: true };
};

const jobs = [
  job(1, ["Resident in Anaesthesia", "طبيب مقيم في التخدير والإنعاش"], "2026-10-01", "2026-10-31"),
  job(2, ["Paediatrician", "اختصاصي طبّ أطفال"], "2026-11-01", "2026-11-21"),
  job(3, ["General practitioner", "طبيب عام"], "2026-11-10", null),
];
const search = (q: string) => searchJobs(jobs, q, "2026-11-21").map(({ key }) => Number(key));

describe("searchJobs", () => {
  it.each([
    ["", [3, 2, 1]],
    ["  ", [3, 2, 1]],
    ["PRACT", [3]],
    ["i", [3, 2, 1]],
    ["in anaes", [1]],
    ["طب", [3, 2, 1]],
    ["طب أطفال", [2]],
    ["طب اطفال", [2]],
    ["طـبّ أَطفال", [2]],
    ["الانعاش", [1]],
    ["والإنعاش ", [1]],
    ["surgeon", []],
    ["resident anaesthesia", []],
    ["%", []],
  ])("finds for %j: %j, open jobs first, newest first", (q, ids) => expect(search(q)).toEqual(ids));

  it("counts a job as open on its last day", () => {
    expect(isClosed({ closes: "2026-11-21" }, "2026-11-21")).toBe(false);
    expect(isClosed({ closes: "2026-11-21" }, "2026-11-22")).toBe(true);
    expect(isClosed({ closes: null }, "2099-01-01")).toBe(false);
  });
});

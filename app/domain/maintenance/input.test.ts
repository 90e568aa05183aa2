import { describe, expect, it } from "vitest";
import { maintenanceInput, maintenanceOf } from "./input";

const now = new Date("2026-11-22T12:00:00Z");
const read = (typed: Record<string, string>) => {
  const parsed = maintenanceInput.safeParse(typed);
  return parsed.success ? maintenanceOf(parsed.data, now) : parsed.error.issues.map(({ message }) => message);
};
const until = (iso: string) => ({ value: { until: iso, message: null } });

describe("maintenanceInput", () => {
  it.each([
    [{}, { value: { until: null, message: null } }],
    [{ until_date: "2026-11-23", until_time: "18:00" }, until("2026-11-23T15:00:00.000Z")],
    [{ until_date: "٢٣/١١/٢٠٢٦", until_time: "٦.٣٠" }, until("2026-11-23T03:30:00.000Z")],
    [{ until_time: "18:00" }, until("2026-11-22T15:00:00.000Z")],
    [{ message_en: "New server" }, { value: { until: null, message: { ar: "", en: "New server" } } }],
  ])("accepts %j", (typed, expected) => expect(read(typed)).toEqual(expected));

  it.each([
    [{ until_date: "2026-11-23" }, { wrong: { until_time: ["maintenance:errors.time"] } }],
    [{ until_time: "15:00" }, { wrong: { until_time: ["maintenance:errors.past"] } }],
    [
      { until_date: "2026-11-21", until_time: "18:00" },
      { wrong: { until_time: ["maintenance:errors.past"] } },
    ],
    [{ until_time: "25:00" }, ["not-a-time"]],
    [{ until_date: "2026-02-30", until_time: "10:00" }, ["not-a-day"]],
    [{ message_ar: "ن".repeat(301) }, ["too-long"]],
    [{ message_en: "two\nlines" }, ["unreadable"]],
  ])("refuses %j", (typed, expected) => expect(read(typed)).toEqual(expected));
});

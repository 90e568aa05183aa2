import { describe, expect, it } from "vitest";
import { type CalendarEvent, calendarOf } from "./calendar.server";

const event: CalendarEvent = {
  id: 7,
  title: "Course; basic, advanced \\ BEGIN:VEVENT",
  titleAr: "دورة الإنعاش القلبي الرئوي للأطباء المقيمين وأطباء الامتياز 🫀 في المستشفيات التعليمية",
  description: null,
  descriptionAr: "السطر الأول\nالسطر الثاني، وفيه فاصلة, ونقطة; فقط\n\nEND:VEVENT\nBEGIN:VEVENT",
  date: "2026-12-31",
  version: 3,
  created: new Date("2026-11-01T08:00:00Z"),
  changed: new Date("2026-11-20T21:30:05Z"),
};
const origin = "https://portal.example";
const feed = { name: "Events, all", path: "/conferences.ics" };

/** The lines of a calendar file, unfolded, as name (without parameters) and unescaped value. */
function read(text: string): Array<[name: string, value: string]> {
  expect(text.endsWith("\r\n")).toBe(true);
  const unfolded = text.replace(/\r\n[ \t]/g, "").trimEnd();
  return unfolded.split("\r\n").map((line) => {
    const index = line.indexOf(":");
    const value = line.slice(index + 1).replace(/\\(.)/g, (_, sign) => (sign === "n" ? "\n" : sign));
    return [line.slice(0, index).split(";")[0]!, value];
  });
}
const valuesOf = (text: string, name: string) =>
  read(text)
    .filter(([found]) => found === name)
    .map(([, value]) => value);

describe("the event calendar", () => {
  const arabic = calendarOf([event], { origin, language: "ar", feed });
  const english = calendarOf([event], { origin, language: "en", feed });

  it("escapes every character so that the text can be read back", () => {
    expect(valuesOf(arabic, "SUMMARY")).toEqual([event.titleAr]);
    expect(valuesOf(english, "SUMMARY")).toEqual([event.title]);
    expect(valuesOf(arabic, "DESCRIPTION")).toEqual([event.descriptionAr]);
    expect(valuesOf(english, "X-WR-CALNAME")).toEqual(["Events, all"]);
    expect(read(arabic).filter(([name]) => name === "BEGIN").length).toBe(2);
    expect(read(arabic).filter(([name]) => name === "END").length).toBe(2);
  });

  it("falls back to the other language", () => {
    expect(valuesOf(english, "DESCRIPTION")).toEqual([event.descriptionAr]);
  });

  it("has whole days in any time zone of the server", () => {
    expect(arabic).toContain("\r\nDTSTART;VALUE=DATE:20261231\r\n");
    expect(arabic).not.toContain("DTEND");
  });

  it("keeps lines within 75 bytes without splitting characters", () => {
    for (const line of arabic.split("\r\n")) {
      expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
      expect(line).not.toMatch(/\p{Surrogate}|\ufffd/u);
    }
  });

  it("keeps the id of an event in every language, on every host and after every change", () => {
    const later = { ...event, title: "New", version: 9, changed: new Date() };
    const elsewhere = calendarOf([later], { origin: "http://localhost:3000", language: "en" });
    const uids = [arabic, english, elsewhere].flatMap((text) => valuesOf(text, "UID"));
    expect(uids.length).toBe(3);
    expect(new Set(uids).size).toBe(1);
    expect(valuesOf(elsewhere, "SEQUENCE")).toEqual(["8"]);
  });

  it("depends only on the events", () => {
    expect(calendarOf([event], { origin, language: "ar", feed })).toBe(arabic);
    expect(valuesOf(arabic, "DTSTAMP")).toEqual(["20261120T213005Z"]);
  });

  it("links to each event's page in the reader's language", () => {
    expect(valuesOf(arabic, "URL")).toEqual(["https://portal.example/conferences/7?lang=ar"]);
  });

  it("has a name of its own only if it is subscribed to", () => {
    const single = calendarOf([event], { origin, language: "en" });
    expect(valuesOf(single, "X-WR-CALNAME")).toEqual([]);
    expect(valuesOf(english, "REFRESH-INTERVAL")).toEqual(["P1D"]);
    expect(valuesOf(single, "REFRESH-INTERVAL")).toEqual([]);
  });
});

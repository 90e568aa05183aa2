import { describe, expect, it } from "vitest";
import type { RecordEntry } from "~/domain/audit/record-log";
import { recordEntryInWords } from "./access-log";

const entry: RecordEntry = {
  id: 7,
  at: new Date("2026-11-21T09:30:00Z"),
  actorKind: "doctor",
  action: "member.details",
  detail: {
    mobile: { before: "0791234567", after: "0797654321" },
    nationalNumber: { before: "9871002002", after: "9871002003" },
    email: { before: null, after: "rana@home.example" },
  },
  username: null,
  role: null,
};

describe("a line of the own access log", () => {
  it("shows time, actor, action and changes, with the national number masked", () => {
    expect(recordEntryInWords(entry, "en")).toEqual({
      id: 7,
      at: "2026-11-21T09:30:00.000Z",
      when: "21 November 2026 at 12:30",
      who: { words: "You", username: null },
      what: "Details of a member changed",
      changes: [
        { field: "Mobile number", before: "0791234567", after: "0797654321" },
        { field: "National number", before: "•••••••002", after: "•••••••003" },
        { field: "E-mail", before: "", after: "rana@home.example" },
      ],
    });
    expect(recordEntryInWords(entry, "ar").who.words).toBe("أنت");
  });

  it.each([
    [{ actorKind: "computer", username: "COMP1" }, "Computer department", "COMP1"],
    [{ actorKind: "staff", role: "admin" }, "Association staff, administrator", null],
    [{ actorKind: "staff", username: "boss@home.example" }, "Association staff", null],
    [{ actorKind: "anonymous" }, "Someone who was not signed in", null],
    [{ actorKind: "system" }, "The website itself", null],
  ] as const)("shows %j as the kind of account", (who, words, username) => {
    expect(recordEntryInWords({ ...entry, ...who }, "en").who).toEqual({ words, username });
  });
});

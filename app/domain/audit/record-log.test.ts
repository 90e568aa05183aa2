import { describe, expect, it } from "vitest";
import { knownActor, maskedNumber, visibleChanges } from "./record-log";

describe("the log of the own record", () => {
  it.each([
    [{ actorKind: "doctor" }, "kinds.doctor", null],
    [{ actorKind: "computer", username: "COMP1" }, "kinds.computer", "COMP1"],
    [{ actorKind: "staff", role: "admin", username: "boss@home.example" }, "roles.admin", null],
    [{ actorKind: "staff", username: "boss@home.example" }, "kinds.staff", null],
  ] as const)("reveals for %j only the kind of account", (who, known, username) => {
    expect(knownActor({ username: null, role: null, ...who })).toEqual({ known, username });
  });

  it("hides everything else in an entry", () => {
    const detail = { nameAr: { before: "رنا", after: "رنا سامي" }, decidedBy: "staff-id", request: 3 };
    expect(visibleChanges({ action: "name-change.accept", detail })).toEqual([
      { field: "nameAr", before: "رنا", after: "رنا سامي" },
    ]);
    expect(visibleChanges({ action: "financial-card.read", detail })).toEqual([]);
    expect(visibleChanges({ action: "member.details", detail: null })).toEqual([]);
  });

  it.each([
    ["9871002002", "•••••••002"],
    ["12", "••"],
    ["", ""],
  ])("masks %j as %j", (value, masked) => expect(maskedNumber(value)).toBe(masked));
});

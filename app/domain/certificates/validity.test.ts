import { describe, expect, it } from "vitest";
import { certificateValidity, validUntil } from "./validity";

describe("the validity of a certificate", () => {
  it.each([
    ["2026-11-21", "2026-12-21"],
    ["2026-12-31", "2027-01-30"],
    ["2027-01-31", "2027-03-02"],
    ["2028-01-31", "2028-03-01"],
    ["2026-02-28", "2026-03-30"],
  ])("issued on %s ends on %s", (issuedOn, last) => expect(validUntil(issuedOn)).toBe(last));

  it("lasts until the end of the month if it is requested again in the month of issue", () => {
    for (let month = 1; month <= 12; month++) {
      const first = `2026-${String(month).padStart(2, "0")}-01`;
      const last = new Date(Date.UTC(2026, month, 0)).toISOString().slice(0, 10);
      expect([first, validUntil(first) >= last]).toEqual([first, true]);
    }
  });

  it.each([
    ["2026-11-21", false, "valid"],
    ["2026-12-21", false, "valid"],
    ["2026-12-22", false, "out-of-date"],
    ["2036-01-01", false, "out-of-date"],
    ["2026-11-21", true, "cancelled"],
    ["2027-11-21", true, "cancelled"],
  ] as const)("until 21 December is on %s, cancelled %s: %s", (today, cancelled, standing) => {
    expect(certificateValidity({ validUntil: "2026-12-21", cancelled }, today)).toBe(standing);
  });
});

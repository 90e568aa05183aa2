import { expect, it } from "vitest";
import { contactsDue, maskedMobile } from "./contacts";

it.each([
  [null, "2026-11-21", true],
  ["2026-11-21", "2026-11-21", false],
  ["2026-11-22", "2026-11-21", false],
  ["2025-11-22", "2026-11-21", false],
  ["2025-11-21", "2026-11-21", false],
  ["2025-11-20", "2026-11-21", true],
  ["2021-01-01", "2026-11-21", true],
  ["2024-02-29", "2025-02-28", false],
  ["2024-02-29", "2025-03-01", true],
])("confirmed on %s, as of %s, is due: %s", (confirmedOn, today, due) => {
  expect(contactsDue(confirmedOn, today)).toBe(due);
});

it.each([
  ["0790001012", "07••••••12"],
  ["5001012", "50•••12"],
  ["500112", "50••12"],
  ["50011", "•••••"],
  ["12", "••"],
  ["", ""],
])("shows %s as %s", (mobile, displayed) => {
  expect(maskedMobile(mobile)).toBe(displayed);
});

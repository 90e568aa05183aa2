import { expect, it } from "vitest";
import { isNeverVisible } from "./hours";

const at = (day: string) => new Date(`${day}T08:00:00Z`);
const now = at("2026-11-26");

it.each<[from: string | undefined, until: string | undefined, unseen: boolean]>([
  [undefined, undefined, false],
  ["2026-12-01", undefined, false],
  [undefined, "2026-12-01", false],
  ["2026-12-01", "2026-12-02", false],
  ["2026-11-01", "2026-12-02", false],
  [undefined, "2026-11-25", true],
  [undefined, "2026-11-26", true],
  ["2026-12-02", "2026-12-02", true],
  ["2026-12-02", "2026-12-01", true],
  ["2026-11-01", "2026-11-25", true],
])("published at %s and taken down at %s is never visible: %j", (from, until, unseen) => {
  const hours = { publish_at: from ? at(from) : undefined, unpublish_at: until ? at(until) : undefined };
  expect(isNeverVisible(hours, now)).toBe(unseen);
});

import { describe, expect, it } from "vitest";
import { schemaDistance } from "./schema-distance";

const seen = (...names: string[]) =>
  names.map((name, index) => ({ tag: name, when: index + 1, hash: `hash of ${name}` }));

describe("schemaDistance", () => {
  it.each([
    [seen("a", "b"), seen("a", "b"), "same"],
    [seen("a"), seen("a", "b"), "older"],
    [seen(), seen("a", "b"), "older"],
    [seen("a", "b", "c"), seen("a", "b"), "newer"],
    [seen("a", "x"), seen("a", "b"), "other"],
    [seen("a", "x"), seen("a", "b", "c"), "other"],
  ])("compares %j with %j: %s", (archived, current, distance) =>
    expect(schemaDistance(archived, current)).toBe(distance),
  );
});

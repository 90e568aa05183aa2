import { describe, expect, it } from "vitest";
import { mayChange } from "./authorship.server";

describe("mayChange", () => {
  it.each([
    ["admin", "other", true],
    ["editor", "me", true],
    ["editor", "other", false],
    ["viewer", "me", false],
  ] as const)("%s, an article by %s: %s", (role, authorId, answer) => {
    expect(mayChange({ id: "me", role }, { authorId })).toBe(answer);
  });
});

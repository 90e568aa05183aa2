import { describe, expect, it } from "vitest";
import { completePermissions } from "./computer-permissions";

describe("completePermissions", () => {
  it.each([
    [["vote"], ["vote"]],
    [
      ["undo", "look-up"],
      ["look-up", "undo"],
    ],
    [["names"], ["look-up", "names"]],
    [
      ["details", "details"],
      ["look-up", "details"],
    ],
    [[], []],
  ] as const)("completes %j to %j", (chosen, complete) => {
    expect(completePermissions(chosen)).toEqual(complete);
  });
});

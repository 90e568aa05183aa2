import { describe, expect, it } from "vitest";
import { codeOf, stepAt, stepOf } from "./timed-code.server";

const secret = new TextEncoder().encode("12345678901234567890");

describe("a timed code", () => {
  it.each([
    [59, "94287082"],
    [1_111_111_109, "07081804"],
    [1_111_111_111, "14050471"],
    [1_234_567_890, "89005924"],
    [2_000_000_000, "69279037"],
    [20_000_000_000, "65353130"],
  ])("at %i s is %s (RFC 6238, appendix B)", (seconds, code) => {
    expect(codeOf(secret, stepAt(seconds), 8)).toBe(code);
    expect(codeOf(secret, stepAt(seconds))).toBe(code.slice(2));
  });

  it.each([
    [0, true],
    [30, true],
    [-30, true],
    [60, false],
    [-60, false],
  ])("typed %i s off is taken: %s", (off, taken) => {
    const at = 1_234_567_890;
    const step = stepOf(secret, codeOf(secret, stepAt(at)), at + off);
    expect(step).toBe(taken ? stepAt(at) : null);
  });

  it.each(["", "12345", "1234567", "abcdef", "12 456"])("is nothing else: %j", (typed) => {
    expect(stepOf(secret, typed, 59)).toBeNull();
  });
});

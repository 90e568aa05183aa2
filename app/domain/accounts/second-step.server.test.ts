import { describe, expect, it } from "vitest";
import { stepOf, timedCodes } from "./second-step.server";

const secret = new TextEncoder().encode("12345678901234567890");
const codeAt = (seconds: number) => timedCodes(secret).generate({ timestamp: seconds * 1000 });

describe("a time-based code", () => {
  it.each([
    [59, "287082"],
    [1_111_111_109, "081804"],
    [1_111_111_111, "050471"],
    [1_234_567_890, "005924"],
    [2_000_000_000, "279037"],
    [20_000_000_000, "353130"],
  ])("at %i s ends with %s (RFC 6238, appendix B)", (seconds, code) => {
    expect(codeAt(seconds)).toBe(code);
  });

  it.each([
    [0, true],
    [30, true],
    [-30, true],
    [60, false],
    [-60, false],
  ])("typed %i s early or late is accepted: %s", (off, taken) => {
    const at = 1_234_567_890;
    expect(stepOf(secret, codeAt(at), at + off)).toBe(taken ? at / 30 : null);
  });

  it.each(["", "12345", "1234567", "abcdef", "12 456"])("is nothing else: %j", (typed) => {
    expect(stepOf(secret, typed, 59)).toBeNull();
  });
});

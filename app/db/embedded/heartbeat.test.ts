import { expect, it } from "vitest";
import { type Heard, nextHeartbeat } from "./heartbeat.server";

const missesAfter = (...heard: Array<Heard["statement"] | "silence">) =>
  heard.reduce((pulse, one) => nextHeartbeat(pulse, one === "silence" ? undefined : { statement: one }), {
    misses: 0,
    statement: null as number | null,
  }).misses;

it.each([
  [["silence", "silence"], 2],
  [["silence", null], 0],
  [[7, 8, 9], 0],
  [[7, 7, 7], 2],
  [[7, "silence", 7], 2],
  [[7, "silence", 8], 0],
  [[7, 7, null], 0],
] as const)("counts the missed heartbeats after %j: %i", (heard, misses) =>
  expect(missesAfter(...heard)).toBe(misses),
);

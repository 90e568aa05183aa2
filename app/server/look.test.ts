import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { look } from "./look";

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["performance"] });
});
afterEach(() => {
  vi.useRealTimers();
});

it("is taken once for all who ask at the same moment", async () => {
  let looks = 0;
  const seen = look(async () => ++looks, null);
  expect(await Promise.all([seen(), seen(), seen()])).toEqual([1, 1, 1]);
  expect(await seen()).toBe(2);
});

it("tells that nothing is known when it fails, and looks again", async () => {
  const answers = [() => Promise.reject(new Error("away")), () => Promise.resolve("there")];
  const seen = look(() => answers.shift()!(), null);
  expect([await seen(), await seen()]).toEqual([null, "there"]);
});

it("keeps what it saw for a while, and keeps no failure", async () => {
  let looks = 0;
  const seen = look(async () => ++looks, null, 1000);
  expect([await seen(), await seen()]).toEqual([1, 1]);
  vi.advanceTimersByTime(1001);
  expect(await seen()).toBe(2);
});

it("makes nobody wait for longer than two seconds, and does not pile up", async () => {
  vi.useRealTimers();
  let looks = 0;
  const seen = look(() => {
    looks += 1;
    return new Promise<never>(() => {});
  }, "unknown");
  const began = performance.now();
  expect(await Promise.all([seen(), seen()])).toEqual(["unknown", "unknown"]);
  expect(performance.now() - began).toBeGreaterThan(1900);
  expect(looks).toBe(1);
});

it("is taken anew after one that never ends", async () => {
  vi.useRealTimers();
  const answers = [() => new Promise<never>(() => {}), async () => "there"];
  const seen = look(() => answers.shift()!(), "unknown");
  expect(await seen()).toBe("unknown");
  await expect.poll(seen).toBe("there");
});

import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { probe } from "./probes.server";

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["performance", "setTimeout", "clearTimeout"] });
});
afterEach(() => {
  vi.useRealTimers();
});

it("runs once for concurrent callers", async () => {
  let looks = 0;
  const seen = probe(async () => ++looks, null);
  expect(await Promise.all([seen(), seen(), seen()])).toEqual([1, 1, 1]);
  expect(await seen()).toBe(2);
});

it("returns the fallback on failure, and runs again", async () => {
  const answers = [() => Promise.reject(new Error("away")), () => Promise.resolve("there")];
  const seen = probe(() => answers.shift()!(), null);
  expect([await seen(), await seen()]).toEqual([null, "there"]);
});

it("caches a result for a while, but no failure", async () => {
  let looks = 0;
  const seen = probe(async () => ++looks, null, 1000);
  expect([await seen(), await seen()]).toEqual([1, 1]);
  vi.advanceTimersByTime(1001);
  expect(await seen()).toBe(2);
});

it("lets nobody wait longer than two seconds, and does not pile up", async () => {
  let looks = 0;
  const seen = probe(() => {
    looks += 1;
    return new Promise<never>(() => {});
  }, "unknown");
  const log = vi.fn();
  const both = [seen().then(log), seen().then(log)];
  await vi.advanceTimersByTimeAsync(1999);
  expect(log).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  await Promise.all(both);
  expect(log.mock.calls).toEqual([["unknown"], ["unknown"]]);
  expect(looks).toBe(1);
});

it("starts a new probe if the previous one never ends", async () => {
  const answers = [() => new Promise<never>(() => {}), async () => "there"];
  const seen = probe(() => answers.shift()!(), "unknown");
  const first = seen();
  await vi.advanceTimersByTimeAsync(2000);
  expect(await first).toBe("unknown");
  expect(await seen()).toBe("there");
});

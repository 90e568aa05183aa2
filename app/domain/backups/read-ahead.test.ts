import { setImmediate as turn } from "node:timers/promises";
import { expect, it } from "vitest";
import { readAhead } from "./read-ahead";

it("keeps the order, loads a bounded number ahead, and fails if loading fails", async () => {
  let [running, maxRunning] = [0, 0];
  const load = async (n: number) => {
    maxRunning = Math.max(maxRunning, ++running);
    for (let turns = (n * 7) % 5; turns >= 0; turns--) await turn();
    running--;
    if (n === 30) throw new Error("cannot be loaded");
    return n * 2;
  };
  const found: number[] = [];
  const reading = async () => {
    for await (const loaded of readAhead(
      Array.from({ length: 40 }, (_, n) => n),
      3,
      load,
    ))
      found.push(loaded);
  };
  await expect(reading()).rejects.toThrow("cannot be loaded");
  expect(found).toEqual(Array.from({ length: 30 }, (_, n) => n * 2));
  expect(maxRunning).toBeLessThanOrEqual(4);
  expect(maxRunning).toBeGreaterThan(1);
});

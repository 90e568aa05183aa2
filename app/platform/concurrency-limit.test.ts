import { setImmediate as turn } from "node:timers/promises";
import { expect, it } from "vitest";
import { concurrencyLimit } from "./concurrency-limit";

it("runs at most two at once, and continues after a failure", async () => {
  const inTurn = concurrencyLimit(2);
  let running = 0;
  let maxRunning = 0;
  const work = (index: number) =>
    inTurn(async () => {
      maxRunning = Math.max(maxRunning, ++running);
      await turn();
      running--;
      if (index % 3 === 0) throw new Error("failed");
      return index;
    });
  const results = await Promise.allSettled(Array.from({ length: 12 }, (_, index) => work(index)));
  expect(maxRunning).toBe(2);
  expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(8);
});

import { setTimeout as delay } from "node:timers/promises";

/** Starts work at a fixed rate, whether or not earlier work has ended, and resolves when all has. */
export async function atPace(aSecond, times, work) {
  const began = performance.now();
  const begun = [];
  for (let nth = 0; nth < times; nth++) {
    const due = began + (nth * 1000) / aSecond - performance.now();
    if (due > 0) await delay(due);
    begun.push(work(nth));
  }
  const results = await Promise.all(begun);
  return { results, seconds: Math.round((performance.now() - began) / 1000) };
}

/** Returns the percentile of the response times, in whole milliseconds. */
export function percentile(answers, share) {
  const sorted = answers.map(({ ms }) => ms).sort((one, other) => one - other);
  return Math.round(sorted[Math.ceil(sorted.length * share) - 1] ?? 0);
}

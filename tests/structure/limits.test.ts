import { expect, it } from "vitest";
import { siteMap } from "~/addresses/site-map";
import { callsFrom } from "./calls";

const COUNTS = ["enforceRateLimit", "overRateLimit"];

const countedBy = (file: string) => [
  ...new Set(
    callsFrom(`app/${file}`, ["loader", "action"])
      .filter(({ called }) => COUNTS.includes(called))
      .map(({ given: [limit] }) => (limit as { value?: string }).value)
      .filter((limit) => limit !== undefined),
  ),
];

it("an address names the rate limits that its loader and its action count by, and no others", () => {
  const named = siteMap.map(({ path, limits = [] }) => [path, [...limits].sort()]);
  expect(named).toEqual(siteMap.map(({ path, file }) => [path, countedBy(file).sort()]));
});

import type { TestProject } from "vitest/node";
import { demoServer } from "../../scripts/bench/server.mjs";
import { startTwoProcesses } from "../../scripts/two-processes.mjs";
import { noon } from "../support/business-day";
import { removeLeftovers } from "../support/launch";
import { at, embeddedPlace } from "../support/prepared-place";

declare module "vitest" {
  interface ProvidedContext {
    site: string;
  }
}

const settings = { CLOCK: noon, TRUST_PROXY: "1" };

/**
 * JOURNEYS_ON=two: two processes behind a proxy, on PostgreSQL and an S3 store; else one process, as first installed.
 */
const start = () =>
  process.env.JOURNEYS_ON === "two"
    ? startTwoProcesses({ settings })
    : embeddedPlace("demo-at-noon").then((place) => demoServer({ ...settings, ...at(place) }));

/** Starts the demo site for all journeys of a run. */
export default async function setup({ provide }: TestProject) {
  const site = await start();
  provide("site", site.address.replace("127.0.0.1", "localhost"));
  return async () => {
    await site.stop();
    await removeLeftovers();
  };
}

import { launch, temporaryFolder } from "./running-server";

/** Runs an operations command to its end, in a folder of its own unless DATA_DIR says otherwise; `output` is all it printed. */
export async function cli(args: string[], environment: Record<string, string> = {}) {
  const quiet = { DATA_DIR: temporaryFolder(), SLOW_QUERY_MS: "3600000" };
  const started = launch(["scripts/cli.mjs", ...args], { ...quiet, ...environment });
  return { code: await started.ended, output: started.output() };
}

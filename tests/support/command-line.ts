import { type Environment, ensureBuilt, launch, temporaryFolder } from "./launch";

/** Runs an operations command to its end, in a folder of its own unless DATA_DIR says otherwise; `output` is all it printed. */
export async function cli(args: string[], environment: Environment = {}) {
  ensureBuilt();
  const started = launch(["build/cli.js", ...args], { DATA_DIR: temporaryFolder(), ...environment });
  return { code: await started.ended, output: started.output() };
}

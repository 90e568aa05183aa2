// Installs Lighthouse, which only the matrix needs, in a folder of its own.
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";

const FOLDER = "tests/lighthouse";
const ENTRY = path.resolve(FOLDER, "node_modules/lighthouse/core/index.js");

/** Returns Lighthouse's `(address, flags) => result`, installed first if it is missing. Throws if it cannot be installed. */
export async function provideLighthouse() {
  if (!existsSync(ENTRY)) {
    const { status, stderr } = spawnSync("npm", ["ci", "--ignore-scripts"], {
      cwd: FOLDER,
      encoding: "utf8",
    });
    if (status !== 0) throw new Error(`Lighthouse could not be installed: ${stderr}`);
  }
  const { default: lighthouse } = await import(pathToFileURL(ENTRY).href);
  return lighthouse;
}

// Provides the Node that the container stands on, for the tests of the built site on it.
import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import path from "node:path";

const FOLDER = "tests/container-node";

/** The line of Node that the container stands on, as `24`. */
export const containerLine = () => /^ARG NODE_IMAGE=node:(\d+)-/m.exec(readFileSync("Dockerfile", "utf8"))[1];

const pinned = () => {
  const { optionalDependencies } = JSON.parse(readFileSync(path.join(FOLDER, "package.json"), "utf8"));
  return Object.values(optionalDependencies)[0];
};

const versionOf = (program) => spawnSync(program, ["--version"], { encoding: "utf8" }).stdout?.trim();

/** Its program: the one at work where that is of the line, else one that npm has fetched or fetches now; null when none can be had. */
export function provideContainerNode() {
  if (process.version.startsWith(`v${containerLine()}.`)) return process.execPath;
  const program = path.resolve(FOLDER, "node_modules/.bin/node");
  const isThere = () => versionOf(program) === `v${pinned()}`;
  if (!isThere()) spawnSync("npm", ["ci", "--ignore-scripts"], { cwd: FOLDER, stdio: "ignore" });
  return isThere() ? program : null;
}

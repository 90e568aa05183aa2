// Provides the Node version of the container image, to test the built site on it.
import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import path from "node:path";

const FOLDER = "tests/container-node";

/** Returns the Node version line of the container image, such as `24`. */
export const containerLine = () => /^ARG NODE_IMAGE=node:(\d+)-/m.exec(readFileSync("Dockerfile", "utf8"))[1];

const pinned = () => {
  const { optionalDependencies } = JSON.parse(readFileSync(path.join(FOLDER, "package.json"), "utf8"));
  return Object.values(optionalDependencies)[0];
};

const versionOf = (program) => spawnSync(program, ["--version"], { encoding: "utf8" }).stdout?.trim();

/** Returns the path of that Node: the running one if it is of the line, else one from npm; null if there is none. */
export function provideContainerNode() {
  if (process.version.startsWith(`v${containerLine()}.`)) return process.execPath;
  const program = path.resolve(FOLDER, "node_modules/.bin/node");
  const isThere = () => versionOf(program) === `v${pinned()}`;
  if (!isThere()) spawnSync("npm", ["ci", "--ignore-scripts"], { cwd: FOLDER, stdio: "ignore" });
  return isThere() ? program : null;
}

import { existsSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";

process.chdir(path.dirname(path.dirname(fileURLToPath(import.meta.url))));
if (existsSync("scripts/build.mjs") && existsSync("node_modules/esbuild")) {
  const args = process.argv.splice(2, Number.POSITIVE_INFINITY, "tools", "commands");
  await import("./build.mjs");
  process.argv.splice(2, Number.POSITIVE_INFINITY, ...args);
}
await import("../build/cli.js");

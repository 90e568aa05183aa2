import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";

process.chdir(path.dirname(path.dirname(fileURLToPath(import.meta.url))));
process.env.DEMO = "1";
if (!existsSync("build")) console.log("Building the site, once: about half a minute.");
// Builds in a process of its own, so that the memory of the build is freed.
execFileSync(process.execPath, ["scripts/build.mjs"], { stdio: ["ignore", "ignore", "inherit"] });
await import("../server.mjs");

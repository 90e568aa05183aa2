import path from "node:path";
import { fileURLToPath } from "node:url";

process.chdir(path.dirname(path.dirname(fileURLToPath(import.meta.url))));
process.env.DEMO = "1";
await import("./build.mjs");
await import("../server.mjs");

import { mkdirSync, renameSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { build } from "esbuild";

const FOLDER = "build/bundled";

/** What a TypeScript file exports, for scripts that plain Node runs. */
export async function bundled(entry) {
  mkdirSync(FOLDER, { recursive: true });
  const file = path.resolve(FOLDER, path.basename(entry).replace(/\.ts$/, ".js"));
  const part = `${file}.${process.pid}`;
  await build({
    entryPoints: [entry],
    outfile: part,
    bundle: true,
    format: "esm",
    platform: "node",
    target: "node20",
    packages: "external",
    alias: { "~": path.resolve("app") },
    logLevel: "warning",
  });
  renameSync(part, file);
  return import(pathToFileURL(file).href);
}

import { mkdirSync, renameSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { bundle } from "./bundle.mjs";

const FOLDER = "build/bundled";

/** Imports a TypeScript file from a script that runs in plain Node. */
export async function bundled(entry) {
  mkdirSync(FOLDER, { recursive: true });
  const file = path.resolve(FOLDER, path.basename(entry).replace(/\.ts$/, ".js"));
  const part = `${file}.${process.pid}`;
  await bundle(entry, part);
  renameSync(part, file);
  return import(pathToFileURL(file).href);
}

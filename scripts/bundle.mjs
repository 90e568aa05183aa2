import path from "node:path";
import { build } from "esbuild";

/** One file for Node of a TypeScript entry; packages stay outside. */
export const bundle = (entry, outfile) =>
  build({
    entryPoints: [`./${entry}`],
    outfile,
    bundle: true,
    format: "esm",
    platform: "node",
    target: "node20",
    packages: "external",
    alias: { "~": path.resolve("app") },
    jsx: "automatic",
    logLevel: "warning",
  });

import { readdirSync } from "node:fs";
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

const forBrowsers = {
  bundle: true,
  minify: true,
  target: "es2020",
  alias: { "~": path.resolve("app") },
  logLevel: "warning",
};
const scriptsIn = (folder) =>
  readdirSync(folder)
    .filter((name) => name.endsWith(".ts"))
    .map((name) => path.join(folder, name));

/** What pages do with script on: `inline` to stand in a page, `bundles` as modules whose name bears their content's hash. */
export async function bundleForBrowsers(from, to) {
  const inline = scriptsIn(path.join(from, "inline"));
  const files = scriptsIn(path.join(from, "bundles"));
  await build({ ...forBrowsers, entryPoints: inline, outdir: path.join(to, "inline"), format: "iife" });
  await build({
    ...forBrowsers,
    entryPoints: files,
    outdir: to,
    format: "esm",
    entryNames: "[name]-[hash]",
  });
}

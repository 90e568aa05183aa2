import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { build } from "esbuild";

const BUNDLE = "build/bench/certificates.js";

/** Bundles the drawing of certificates into one file for Node, and returns its path. */
export async function bundleCertificates() {
  await build({
    entryPoints: ["./app/domain/certificates/sheet/certificate-sheet.server.ts"],
    outfile: BUNDLE,
    bundle: true,
    format: "esm",
    platform: "node",
    target: "node20",
    packages: "external",
    alias: { "~": `${process.cwd()}/app` },
    logLevel: "warning",
  });
  return BUNDLE;
}

/**
 * Measures how fast certificates are drawn on one core, their size, and whether memory stays flat; in a process of its
 * own.
 */
export async function certificateMaking() {
  const bundle = await bundleCertificates();
  const run = fileURLToPath(new URL("./certificates-run.mjs", import.meta.url));
  const { stdout } = await promisify(execFile)(process.execPath, [run, bundle]);
  return JSON.parse(stdout);
}

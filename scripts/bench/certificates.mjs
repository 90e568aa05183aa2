import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { build } from "esbuild";

const BUNDLE = "build/bench/certificates.js";

/** The drawing of certificates by itself, as one file for Node; its path. */
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

/** How fast certificates are made on one core, how heavy they are, and whether memory stays flat; in a process of its own. */
export async function certificateMaking() {
  const bundle = await bundleCertificates();
  const run = fileURLToPath(new URL("./certificates-run.mjs", import.meta.url));
  const { stdout } = await promisify(execFile)(process.execPath, [run, bundle]);
  return JSON.parse(stdout);
}

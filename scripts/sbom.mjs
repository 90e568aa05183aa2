// Writes build/sbom.json: every package that the production image holds, in CycloneDX's form.
// `npm sbom --omit dev` leaves out what a development tool needs as well, so it is shown a tree without such tools.
import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";

process.chdir(path.dirname(path.dirname(fileURLToPath(import.meta.url))));

const read = (name) => JSON.parse(readFileSync(name, "utf8"));
const { devDependencies: _, ...own } = read("package.json");
const lock = read("package-lock.json");
const { devDependencies: __, ...root } = lock.packages[""];
/** The native part of the compiler, which the Dockerfile removes with the compiler. */
const isCompiler = (name) => name.startsWith("node_modules/@typescript/");
const held = Object.entries(lock.packages).filter(
  ([name, { dev, devOptional }]) => name && !dev && !devOptional && !isCompiler(name) && existsSync(name),
);

const folder = mkdtempSync(path.join(tmpdir(), "naqaba-sbom-"));
writeFileSync(path.join(folder, "package.json"), JSON.stringify(own));
const packages = { "": root, ...Object.fromEntries(held) };
writeFileSync(path.join(folder, "package-lock.json"), JSON.stringify({ ...lock, packages }));
const { status, stdout } = spawnSync("npm", ["sbom", "--package-lock-only", "--sbom-format", "cyclonedx"], {
  cwd: folder,
  encoding: "utf8",
  maxBuffer: 64 * 1024 * 1024,
  stdio: ["ignore", "pipe", "inherit"],
});
rmSync(folder, { recursive: true });
if (status !== 0) process.exit(1);

const listed = JSON.parse(stdout).components.length;
const expected = new Set(
  held.map(([name, { version }]) => `${name.split("node_modules/").at(-1)}@${version}`),
).size;
if (listed < expected) throw new Error(`npm lists ${listed} of ${expected} packages`);
mkdirSync("build", { recursive: true });
writeFileSync("build/sbom.json", stdout);
process.stdout.write(`build/sbom.json: ${listed} packages\n`);

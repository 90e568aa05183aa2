// Builds what is out of date: all, or the parts named: `node scripts/build.mjs database snapshot`; `tools` are
// what the database tests start.
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { stop } from "esbuild";
import { bundle, bundleCommands, bundleForBrowsers, bundleServer } from "./bundle.mjs";
import { oneAtATime } from "./one-at-a-time.mjs";
import { fingerprint } from "./sources.mjs";

process.chdir(path.dirname(path.dirname(fileURLToPath(import.meta.url))));

const common = ["package-lock.json", "tsconfig.json", "scripts/build.mjs", "scripts/bundle.mjs"];

/** Shows the output of a step only if it fails. */
function run(...command) {
  const env = { ...process.env, NODE_ENV: "production" };
  const { status, stdout, stderr } = spawnSync(process.execPath, command, { encoding: "utf8", env });
  if (status !== 0) throw new Error(`${stdout}${stderr}\n${command.join(" ")} failed`);
}

const parts = [
  {
    name: "pages",
    result: "build/server/index.js",
    sources: ["app", "vite.config.ts", "remix.config.js"],
    async make() {
      for (const folder of ["build/client", "build/server", "build/remix"])
        rmSync(folder, { recursive: true, force: true });
      run("node_modules/@remix-run/dev/dist/cli.js", "vite:build");
      rmSync("build/client", { recursive: true });
      renameSync("build/server", "build/remix");
      await bundleServer("build/remix", "build/server");
      rmSync("build/remix", { recursive: true });
    },
  },
  {
    name: "enhancements",
    result: "build/enhance",
    sources: ["app"],
    async make() {
      rmSync("build/enhance", { recursive: true, force: true });
      await bundleForBrowsers("app/enhance", "build/enhance");
    },
  },
  {
    name: "database",
    result: "build/embedded-database.js",
    sources: ["app/db/embedded"],
    make: () => bundle("app/db/embedded/process.ts", "build/embedded-database.js"),
  },
  {
    name: "snapshot",
    result: "build/empty-database.tar",
    sources: ["app/db/embedded"],
    make() {
      run("build/embedded-database.js", "dump", "build/empty-database.part");
      renameSync("build/empty-database.part", "build/empty-database.tar");
    },
  },
  {
    name: "register-file",
    result: "build/register-file.js",
    sources: ["app"],
    make: () => bundle("app/domain/register/reading-process.ts", "build/register-file.js"),
  },
  {
    name: "commands",
    result: "build/cli.js",
    sources: ["app"],
    async make() {
      rmSync("build/commands", { recursive: true, force: true });
      await bundleCommands("app/cli/main.ts", "build");
    },
  },
  {
    name: "documents",
    result: "build/documents",
    sources: ["app/content", "app/i18n", "app/platform/pdf", "app/cli"],
    make() {
      for (const folder of ["build/documents.part", "build/documents"]) {
        rmSync(folder, { recursive: true, force: true });
      }
      run("build/cli.js", "documents", "build/documents.part");
      renameSync("build/documents.part", "build/documents");
    },
  },
];

const lock = path.join(
  tmpdir(),
  `naqaba-build-${createHash("sha256").update(process.cwd()).digest("hex").slice(0, 12)}.lock`,
);

async function buildParts() {
  const named = process.argv
    .slice(2)
    .flatMap((name) => (name === "tools" ? ["database", "snapshot", "register-file"] : [name]));
  const wanted = parts.filter((part) => named.length === 0 || named.includes(part.name));
  for (const { name, result, sources, make } of wanted) {
    const stamp = `build/.${name}`;
    const now = fingerprint([...common, ...sources]);
    if (existsSync(result) && existsSync(stamp) && readFileSync(stamp, "utf8") === now) continue;
    const began = performance.now();
    mkdirSync("build", { recursive: true });
    await make();
    writeFileSync(stamp, now);
    process.stdout.write(`built ${name} in ${((performance.now() - began) / 1000).toFixed(1)} s\n`);
  }
}

try {
  await oneAtATime(lock, buildParts);
  await stop();
} catch (error) {
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
}

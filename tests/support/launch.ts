import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

export type Environment = Record<string, string>;
export type Launched = ReturnType<typeof launch>;

const leftovers: Array<() => unknown> = [];

/** Ends and removes all that the tests of a file have started and made, what came last first. */
export async function removeLeftovers() {
  for (const remove of leftovers.splice(0).reverse()) await remove();
}

/** Runs `remove` after the tests of the file, in reverse order. */
export const removeAtEnd = (remove: () => unknown) => leftovers.push(remove);

let built = false;

/** Builds the site unless the build is up to date. */
export function ensureBuilt() {
  if (!built) execFileSync(process.execPath, ["scripts/build.mjs"], { stdio: "inherit" });
  built = true;
}

export function temporaryFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), "naqaba-server-"));
  leftovers.push(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

export type User = { uid: number; gid: number };

const inheritedVariables = ["PATH", "HOME", "NODE_OPTIONS"].flatMap((name) => {
  const value = process.env[name];
  return value ? [[name, value]] : [];
});
const inherited = {
  ...Object.fromEntries(inheritedVariables),
  NODE_ENV: "production",
  STRICT_ADDRESSES: "1",
  // A loaded machine makes any statement slow; a test of this log sets its own limit.
  SLOW_QUERY_MS: "3600000",
} as const;

const DELAY_NOTICE = /^The database of .* has not answered for 5 s; waiting for it\.\n/gm;

/** Returns the output without the notice that the database is slow to start, which a loaded machine may print first. */
export const withoutDelayNotice = (output: string): string => output.replace(DELAY_NOTICE, "");

/** Starts node with these arguments in a clean environment, as another user where one is given, and collects what it prints, but for notices of delay. */
export function launch(args: string[], environment: Environment, user?: User) {
  const child = spawn(process.execPath, args, {
    env: { ...inherited, ...environment },
    stdio: ["ignore", "pipe", "pipe"],
    ...user,
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding("utf8").on("data", (chunk) => {
      output += chunk;
    });
  }
  const ended = once(child, "close").then(([code]) => code as number | null);
  // The database of a killed server still closes its files for a while, and holds the server's output open until then.
  leftovers.push(() => {
    child.kill("SIGKILL");
    return ended;
  });
  return { child, ended, output: () => withoutDelayNotice(output) };
}

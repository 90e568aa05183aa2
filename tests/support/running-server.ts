import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { createConnection } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { afterAll } from "vitest";
import { freePort } from "../../scripts/free-port.mjs";
import { createDatabase } from "./postgres-cluster";

type Environment = Record<string, string>;
export type RunningServer = {
  address: string;
  port: number;
  dataDir: string;
  child: ChildProcess;
  output(): string;
  /** Sends the signal and resolves with the exit code, or null when the signal itself ended the process. */
  stop(signal?: NodeJS.Signals): Promise<number | null>;
};

const leftovers: Array<() => unknown> = [];

afterAll(async () => {
  for (const remove of leftovers.reverse()) await remove();
});

/** Has something done once the tests of the file are over, what was asked for last first. */
export const removeAtEnd = (remove: () => unknown) => leftovers.push(remove);

let built = false;

/** Builds the site unless the build is up to date. */
export function ensureBuilt() {
  if (!built) execFileSync(process.execPath, ["scripts/build.mjs"], { stdio: "inherit" });
  built = true;
}

export function temporaryFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), "naqaba-server-"));
  // The database of a killed server may still be closing here.
  leftovers.push(() => rmSync(folder, { recursive: true, force: true, maxRetries: 10 }));
  return folder;
}

type User = { uid: number; gid: number };

/** Starts node with these arguments in a clean environment, as another user where one is given, and collects what it prints. */
export function launch(args: string[], environment: Environment, user?: User) {
  const inherited = { PATH: process.env.PATH, HOME: process.env.HOME, NODE_ENV: "production" } as const;
  const child = spawn(process.execPath, args, {
    env: { ...inherited, ...environment },
    stdio: ["ignore", "pipe", "pipe"],
    ...user,
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.on("data", (chunk) => {
      output += chunk;
    });
  }
  const ended = once(child, "close").then(([code]) => code as number | null);
  leftovers.push(() => child.kill("SIGKILL"));
  return { child, ended, output: () => output };
}

async function untilReady(address: string, process: ReturnType<typeof launch>) {
  for (let tries = 0; tries < 600; tries++) {
    const ready = await fetch(`${address}/readyz`).then(
      (answer) => answer.ok,
      () => false,
    );
    if (ready) return;
    if (process.child.exitCode !== null) break;
    await delay(50);
  }
  throw new Error(`The server did not start:\n${process.output()}`);
}

/** A running server of the built site on a free port or that of `PORT`, with its own data folder; on TEST_DATABASE_URL unless `DATABASE_URL` is given. */
export async function startServer(environment: Environment = {}): Promise<RunningServer> {
  ensureBuilt();
  const port = Number(environment.PORT) || (await freePort());
  const dataDir = environment.DATA_DIR ?? temporaryFolder();
  const database = environment.DATABASE_URL === undefined ? await createDatabase() : null;
  if (database) leftovers.push(database.drop);
  const started = launch(["server.mjs"], {
    PORT: String(port),
    HOST: "127.0.0.1",
    DATA_DIR: dataDir,
    ...(database && { DATABASE_URL: database.url }),
    ...environment,
  });
  const address = `http://127.0.0.1:${port}`;
  await untilReady(address, started);
  return {
    ...started,
    address,
    port,
    dataDir,
    async stop(signal = "SIGTERM") {
      started.child.kill(signal);
      return started.ended;
    },
  };
}

/** Sends bytes as they are, pausing where a number of milliseconds stands; resolves with all that came back. */
export function exchange(port: number, ...parts: Array<string | number>): Promise<string> {
  return new Promise((resolve) => {
    let answer = "";
    const socket = createConnection({ port, host: "127.0.0.1" }, async () => {
      for (const part of parts) {
        if (typeof part === "number") await delay(part);
        else if (socket.writable) socket.write(part);
      }
    });
    socket.on("data", (chunk) => {
      answer += chunk;
    });
    socket.on("error", () => {});
    socket.on("close", () => resolve(answer));
  });
}

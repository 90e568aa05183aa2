import type { ChildProcess } from "node:child_process";
import { createConnection } from "node:net";
import { setTimeout as delay } from "node:timers/promises";
import { type Environment, ensureBuilt, type Launched, launch, temporaryFolder, type User } from "./launch";
import { at, demoPlace, embeddedPlace, emptyPlace } from "./prepared-place";

export type RunningServer = {
  address: string;
  port: number;
  dataDir: string;
  child: ChildProcess;
  output(): string;
  /** Sends the signal and resolves with the exit code, or null when the signal itself ended the process. */
  stop(signal?: NodeJS.Signals): Promise<number | null>;
};

const LOOKS = 6000;
const BETWEEN_LOOKS_MS = 20;

/** The port of which its own log says that it listens there; undefined until it does. */
export function portSaid(output: string): number | undefined {
  const [, port] = /"message":"listening",.*"port":(\d+)/.exec(output) ?? [];
  return port === undefined ? undefined : Number(port);
}

/** The port on which it is ready, once it is. */
async function readyAt({ child, output }: Launched): Promise<number> {
  for (let looks = 0; looks < LOOKS && child.exitCode === null; looks++) {
    const port = portSaid(output());
    const ready =
      port !== undefined &&
      (await fetch(`http://127.0.0.1:${port}/readyz`).then(
        (answer) => answer.ok,
        () => false,
      ));
    if (ready) return port;
    await delay(BETWEEN_LOOKS_MS);
  }
  throw new Error(`The server did not start:\n${output()}`);
}

async function placeFor({ DATA_DIR, DATABASE_URL, DEMO }: Environment): Promise<Environment> {
  if (DATA_DIR !== undefined) return {};
  if (DATABASE_URL) return { DATA_DIR: temporaryFolder() };
  if (DATABASE_URL === "") return at(await embeddedPlace(DEMO ? "demo" : "empty"));
  return at(await (DEMO ? demoPlace() : emptyPlace()));
}

/**
 * A running server of the built site, on a port that the system gives it or that of `PORT`, as another user where one is given.
 * Without `DATA_DIR` it has a place of its own: on the engine of the tests, or on the embedded one with `DATABASE_URL: ""`; with
 * `DEMO` that of the demo association, else one with an up-to-date schema and nothing in it.
 */
export async function startServer(environment: Environment = {}, user?: User): Promise<RunningServer> {
  ensureBuilt();
  const environmentOf = { ...environment, ...(await placeFor(environment)) };
  const started = launch(["server.mjs"], { PORT: "0", HOST: "127.0.0.1", ...environmentOf }, user);
  const port = await readyAt(started);
  return {
    ...started,
    address: `http://127.0.0.1:${port}`,
    port,
    dataDir: environmentOf.DATA_DIR!,
    async stop(signal = "SIGTERM") {
      started.child.kill(signal);
      return started.ended;
    },
  };
}

/** Sends bytes as they are, each part once what it waits for has come about; resolves with all that came back. */
export function exchange(port: number, ...parts: Array<string | Promise<unknown>>): Promise<string> {
  return new Promise((resolve) => {
    let answer = "";
    const socket = createConnection({ port, host: "127.0.0.1" }, async () => {
      for (const part of parts) {
        if (typeof part !== "string") await part;
        else if (socket.writable) socket.write(part);
      }
    });
    socket.setEncoding("utf8").on("data", (chunk) => {
      answer += chunk;
    });
    socket.on("error", () => {});
    socket.on("close", () => resolve(answer));
  });
}

/** Resolves once nobody listens on a port any more. */
export const untilClosed = async (port: number): Promise<void> => {
  const isClosed = () =>
    new Promise<boolean>((resolve) => {
      const socket = createConnection({ port, host: "127.0.0.1" }, () => {
        socket.destroy();
        resolve(false);
      }).once("error", () => resolve(true));
    });
  while (!(await isClosed())) await delay(BETWEEN_LOOKS_MS);
};

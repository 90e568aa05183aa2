import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as delay } from "node:timers/promises";

const LONGEST_START_MS = 120_000;

/** Returns the command of `npm start` with its memory settings, which the container uses too. */
function asStarted() {
  const words = JSON.parse(readFileSync("package.json", "utf8")).scripts.start.split(" ");
  const node = words.indexOf("node");
  const memory = Object.fromEntries(words.slice(0, node).map((word) => word.split("=")));
  return { memory, args: words.slice(node + 1) };
}

/**
 * Starts a production server with the demo in an empty folder, with these additional settings. `stop` ends it with a
 * signal and removes the folder unless it was given as `DATA_DIR`. `startedIn` is the time until the first page,
 * `readyIn` until the whole demo is written, in ms.
 */
export async function demoServer(settings = {}) {
  const dataDir = settings.DATA_DIR ?? mkdtempSync(path.join(tmpdir(), "naqaba-bench-"));
  const env = { PATH: process.env.PATH, HOME: process.env.HOME, NODE_ENV: "production", DEMO: "1" };
  const { memory, args } = asStarted();
  const began = performance.now();
  const child = spawn(process.execPath, args, {
    env: { ...env, ...memory, ...settings, DATA_DIR: dataDir, HOST: "127.0.0.1", PORT: "0" },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  const listening = /"message":"listening",.*"port":(\d+)/;
  child.stdout.setEncoding("utf8").on("data", (chunk) => {
    if (!listening.test(output)) output += chunk;
  });
  let complaint = "";
  child.stderr.on("data", (chunk) => {
    complaint = `${complaint}${chunk}`.slice(-4000);
  });
  // The database keeps the output open while it may still write.
  const ended = once(child, "close");
  const server = {
    address: "",
    pid: child.pid,
    async stop(signal = "SIGINT") {
      if (child.exitCode === null) child.kill(signal);
      await ended;
      if (!settings.DATA_DIR) rmSync(dataDir, { recursive: true, force: true });
    },
  };
  const answers = async (page) => {
    const port = listening.exec(output)?.[1];
    if (!port) return false;
    server.address = `http://127.0.0.1:${port}`;
    return fetch(server.address + page).then(
      async (answer) => (await answer.arrayBuffer()) && answer.ok,
      () => false,
    );
  };
  const until = async (page) => {
    while (!(await answers(page))) {
      const late = performance.now() - began > LONGEST_START_MS;
      if (late) await server.stop("SIGKILL");
      if (late || child.exitCode !== null) throw new Error(`the server did not get ready\n${complaint}`);
      await delay(20);
    }
    return performance.now() - began;
  };
  server.startedIn = await until("/news");
  server.readyIn = await until("/readyz");
  return server;
}

import { spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";

/** Starts a ceiling in a process of its own: `{ address, pid, stop }`; the process prints its port once it listens. */
export async function startCeiling(name, environment = {}) {
  const child = spawn(process.execPath, [fileURLToPath(new URL(`${name}.mjs`, import.meta.url))], {
    env: { PATH: process.env.PATH, NODE_ENV: "production", ...environment },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const ended = once(child, "exit");
  const first = await Promise.race([once(child.stdout, "data"), ended.then(() => null)]);
  if (!first) throw new Error(`the ceiling ${name} did not start`);
  return {
    address: `http://127.0.0.1:${Number(first[0])}`,
    pid: child.pid,
    async stop() {
      child.kill();
      await ended;
    },
  };
}

import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { chmodSync, existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createConnection } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { freePort } from "../../scripts/free-port.mjs";

const PROGRAM = "/usr/sbin/pgbouncer";

function installPgBouncer(): void {
  if (existsSync(PROGRAM)) return;
  execFileSync("apt-get", ["update"], { stdio: "ignore" });
  execFileSync("apt-get", ["install", "-y", "--no-install-recommends", "pgbouncer"], { stdio: "ignore" });
}

const accepts = async (port: number) => {
  const socket = createConnection({ port, host: "127.0.0.1" });
  const isOpen = await once(socket, "connect").then(Boolean, () => false);
  socket.destroy();
  return isOpen;
};

/** Starts a PgBouncer in transaction mode in front of the database of `url`, with `poolSize` connections to it. */
export async function startPgBouncer(url: string, poolSize: number) {
  installPgBouncer();
  const { hostname, port: target, pathname, username } = new URL(url);
  const folder = mkdtempSync(path.join(tmpdir(), "naqaba-pgbouncer-"));
  const port = await freePort();
  const file = path.join(folder, "pgbouncer.ini");
  writeFileSync(
    file,
    [
      "[databases]",
      `* = host=${hostname} port=${target} user=${username}`,
      "[pgbouncer]",
      "listen_addr = 127.0.0.1",
      `listen_port = ${port}`,
      "unix_socket_dir =",
      "auth_type = any",
      "pool_mode = transaction",
      "ignore_startup_parameters = statement_timeout",
      `default_pool_size = ${poolSize}`,
      "server_round_robin = 1",
    ].join("\n"),
  );
  chmodSync(folder, 0o755);
  const user = process.getuid?.() === 0 ? ["-u", "nobody"] : [];
  const pooler = spawn(PROGRAM, [...user, file], { stdio: "ignore" });
  const exited = once(pooler, "exit");
  while (!(await accepts(port)) && pooler.exitCode === null) await delay(50);
  if (pooler.exitCode !== null)
    throw new Error(`PgBouncer ended while starting (exit code ${pooler.exitCode})`);
  return {
    url: `postgres://${username}@127.0.0.1:${port}${pathname}`,
    async stop() {
      pooler.kill("SIGINT");
      await exited;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

import { execFileSync, spawn, spawnSync } from "node:child_process";
import { chownSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { freePort } from "./free-port.mjs";

const VERSIONS = "/usr/lib/postgresql";
const isRoot = process.getuid?.() === 0;

const programs = () => {
  try {
    const newest = readdirSync(VERSIONS).sort((a, b) => Number(b) - Number(a));
    return newest
      .map((version) => path.join(VERSIONS, version, "bin"))
      .find((bin) => readdirSync(bin).includes("initdb"));
  } catch {
    return undefined;
  }
};

function install() {
  if (!isRoot) return;
  try {
    execFileSync("apt-get", ["update"], { stdio: "ignore" });
    execFileSync("apt-get", ["install", "-y", "--no-install-recommends", "postgresql"], { stdio: "ignore" });
  } catch {
    process.stdout.write("PostgreSQL could not be installed.\n");
  }
}

const idOf = (flag) => {
  try {
    return Number(execFileSync("id", [flag, "postgres"], { stdio: ["ignore", "pipe", "ignore"] }));
  } catch {
    return 65_534;
  }
};

/** PostgreSQL refuses to run as root, so that it runs as `postgres` or nobody then. */
const owner = () => (isRoot ? { uid: idOf("-u"), gid: idOf("-g") } : {});

/** Resolves once the server accepts sessions: while starting up, it listens but refuses them. */
const acceptsConnections = (bin, port) =>
  spawnSync(path.join(bin, "pg_isready"), ["--host=127.0.0.1", `--port=${port}`], { stdio: "ignore" })
    .status === 0;

/** Returns the folder of PostgreSQL's programs, installing them if it may; undefined if there are none. */
export function providePostgres() {
  if (!programs()) install();
  return programs();
}

const ownCertificate = [
  "req",
  "-x509",
  "-newkey",
  "rsa:2048",
  "-nodes",
  "-days",
  "2",
  "-subj",
  "/CN=localhost",
];

/**
 * Starts a throw-away PostgreSQL on a free loopback port: `{ url, folder, version, pid, stop }`, or null if there is
 * none. With `ssl` it accepts TLS connections with a self-signed certificate; with `socket` it also listens in
 * `folder`.
 */
export async function startCluster({ ssl = false, socket = false } = {}) {
  const bin = providePostgres();
  if (!bin) return null;
  const as = owner();
  const folder = mkdtempSync(path.join(tmpdir(), "naqaba-postgres-"));
  if (as.uid !== undefined) chownSync(folder, as.uid, as.gid);
  const files = path.join(folder, "files");
  const options = { ...as, cwd: folder, stdio: "ignore" };
  execFileSync(
    path.join(bin, "initdb"),
    ["-D", files, "-U", "postgres", "--auth=trust", "--encoding=UTF8", "--locale=C.UTF-8", "--no-sync"],
    options,
  );
  if (ssl) {
    const [key, certificate] = ["server.key", "server.crt"].map((name) => path.join(files, name));
    execFileSync("openssl", [...ownCertificate, "-keyout", key, "-out", certificate], options);
  }
  const port = await freePort();
  const configuration = {
    ssl: ssl ? "on" : "off",
    listen_addresses: "127.0.0.1",
    port,
    unix_socket_directories: socket ? folder : "",
    fsync: "off",
    max_connections: 200,
  };
  const flags = Object.entries(configuration).flatMap(([name, value]) => ["-c", `${name}=${value}`]);
  const server = spawn(path.join(bin, "postgres"), ["-D", files, ...flags], options);
  const ended = new Promise((resolve) => server.once("exit", resolve));
  const stopWithUs = () => server.kill("SIGQUIT");
  process.once("exit", stopWithUs);
  while (server.exitCode === null && !acceptsConnections(bin, port)) await delay(100);
  if (server.exitCode !== null)
    throw new Error(`PostgreSQL ended while starting (exit code ${server.exitCode})`);
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    folder,
    version: path.basename(path.dirname(bin)),
    pid: server.pid,
    async stop() {
      process.off("exit", stopWithUs);
      server.kill("SIGINT");
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

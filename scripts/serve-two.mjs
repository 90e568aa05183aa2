// Serves the demo association by two processes behind a proxy on PORT, their clock begun at CLOCK, on a throw-away PostgreSQL and S3 store.
import path from "node:path";
import { fileURLToPath } from "node:url";
import { startTwoProcesses } from "./two-processes.mjs";

process.chdir(path.dirname(path.dirname(fileURLToPath(import.meta.url))));

const { PORT = 3000, CLOCK } = process.env;
const starting = startTwoProcesses({ port: Number(PORT), settings: { CLOCK } });
let ending = false;
async function end() {
  if (ending) return;
  ending = true;
  const running = await starting.catch(() => null);
  await running?.stop();
  process.exit(0);
}
for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, end);

try {
  const { address, servers } = await starting;
  process.stdout.write(`${address} by ${servers.map((server) => server.address).join(" and ")}\n`);
} catch (error) {
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
}

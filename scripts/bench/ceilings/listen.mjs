import { createServer } from "node:http";

const PATIENCE_MS = 65_000;

/** Serves on a free port of this machine and prints it; a connection lives on as the site's do. */
export function listen(answer) {
  const server = createServer({ keepAliveTimeout: PATIENCE_MS }, answer);
  server.listen(0, "127.0.0.1", () => process.stdout.write(String(server.address().port)));
}

import { createServer } from "node:http";

const PATIENCE_MS = 65_000;

/** Serves on a free loopback port and prints it; connections are kept alive as the site does. */
export function listen(answer) {
  const server = createServer({ keepAliveTimeout: PATIENCE_MS }, answer);
  server.listen(0, "127.0.0.1", () => process.stdout.write(String(server.address().port)));
}

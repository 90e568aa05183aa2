import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { unfilledIn } from "./unfilled-placeholders";

type Behaviour =
  | "take"
  | "take-and-cut"
  | "take-and-hang"
  | "hang"
  | { status: number; retryAfter?: number; name?: string };

type Taken = { to: string; subject: string; from: string };

function refuse(response: ServerResponse, status: number, name: string, retryAfter?: number) {
  const headers = retryAfter ? { "retry-after": String(retryAfter) } : {};
  response.writeHead(status, { "content-type": "application/json", ...headers });
  response.end(JSON.stringify({ statusCode: status, name, message: "refused by the test" }));
}

/**
 * A mail service that behaves as a test tells it to. As with the real one the same idempotency key is one letter, a key
 * whose request is still under way is refused, and so is a key that comes with another letter.
 */
export async function startResendServer() {
  const letters = new Map<string, Taken>();
  const tries: Array<{ key: string }> = [];
  const underWay = new Set<string>();
  const script: Behaviour[] = [];
  const server = createServer(async (request, response) => {
    let body = "";
    for await (const chunk of request) body += chunk;
    const key = String(request.headers["idempotency-key"]);
    tries.push({ key });
    if (underWay.has(key)) return refuse(response, 409, "concurrent_idempotent_requests");
    underWay.add(key);
    response.once("close", () => underWay.delete(key));
    const behaviour = script.shift() ?? "take";
    if (behaviour === "hang") return;
    if (typeof behaviour === "object")
      return refuse(response, behaviour.status, behaviour.name ?? "refused", behaviour.retryAfter);
    const known = letters.get(key);
    const letter = JSON.parse(body);
    if (unfilledIn(body).length) return refuse(response, 422, "unfilled_placeholder");
    if (known && JSON.stringify(known) !== JSON.stringify(letter))
      return refuse(response, 409, "invalid_idempotent_request");
    letters.set(key, letter);
    if (behaviour === "take-and-cut") return void request.socket.destroy();
    if (behaviour === "take-and-hang") return;
    response.writeHead(200, { "content-type": "application/json" });
    response.end(JSON.stringify({ id: key }));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    /** The letters that were taken, by their keys: what reaches people. */
    letters,
    /** Every request, also those that were refused or hang, in order. */
    tries,
    /** The behaviours of the next requests, in order; later ones are accepted. */
    behave: (...behaviours: Behaviour[]) => void script.splice(0, script.length, ...behaviours),
    /** Drops the connections on which a request hangs. */
    hangUp: () => server.closeAllConnections(),
    stop: () => {
      server.closeAllConnections();
      return new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}

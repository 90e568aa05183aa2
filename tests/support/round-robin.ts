import { once } from "node:events";
import {
  Agent,
  createServer,
  type IncomingMessage,
  request as requestTo,
  type ServerResponse,
} from "node:http";
import type { AddressInfo } from "node:net";
import { passedOn } from "./round-robin/passed-on";
import { startRotation, type Target } from "./round-robin/rotation";

export type RoundRobin = {
  address: string;
  port: number;
  /** The addresses of the servers that are in the rotation now. */
  serving(): string[];
  close(): void;
};

const NOTHING_SENT = new Set(["ECONNREFUSED", "ENOTFOUND", "EHOSTUNREACH"]);

/**
 * A proxy that gives each request to the next server that says it is ready, as it came, headers and all. Bodies stream
 * both ways no faster than they are taken. A server that cannot be reached is passed over; what a server may have seen
 * of a request is never sent to another one: that is answered with 502.
 */
export async function startRoundRobin(addresses: string[], port = 0): Promise<RoundRobin> {
  const rotation = startRotation(addresses);
  const agent = new Agent({ keepAlive: true, maxFreeSockets: 64 });

  function give(request: IncomingMessage, response: ServerResponse, tried: Target[]) {
    const target = rotation.next(tried);
    if (!target) {
      request.resume();
      return refuse(response, 503);
    }
    const { hostname, port } = target.url;
    const sent = requestTo({
      agent,
      hostname,
      port,
      method: request.method,
      path: request.url,
      headers: passedOn(request.rawHeaders) as never,
    });
    let answered = false;
    sent.once("response", (answer) => {
      answered = true;
      response.writeHead(answer.statusCode!, answer.statusMessage, passedOn(answer.rawHeaders));
      answer.pipe(response);
      answer.once("error", () => response.destroy());
      answer.once("aborted", () => response.destroy());
    });
    sent.on("error", (error: NodeJS.ErrnoException) => {
      if (answered || response.destroyed) return letPass(request, sent);
      const unsent = NOTHING_SENT.has(error.code ?? "") && !request.readableDidRead;
      if (NOTHING_SENT.has(error.code ?? "")) rotation.away(target);
      if (unsent) return give(request, response, [...tried, target]);
      letPass(request, sent);
      refuse(response, 502);
    });
    response.once("close", () => {
      if (!response.writableFinished) sent.destroy();
    });
    pour(request, sent);
  }

  const gate = createServer({ keepAliveTimeout: 75_000, requestTimeout: 0 }, (request, response) =>
    give(request, response, []),
  );
  gate.listen(port, "127.0.0.1");
  await once(gate, "listening");
  const gatePort = (gate.address() as AddressInfo).port;
  return {
    address: `http://127.0.0.1:${gatePort}`,
    port: gatePort,
    serving: () => rotation.ready().map(({ url }) => url.origin),
    close() {
      rotation.stop();
      gate.closeAllConnections();
      gate.close();
      agent.destroy();
    },
  };
}

/** The body is read only once there is a connection, so that a server that cannot be reached leaves it whole. */
function pour(request: IncomingMessage, sent: ReturnType<typeof requestTo>) {
  sent.once("socket", (socket) => {
    const begin = () => request.pipe(sent);
    if (socket.connecting) socket.once("connect", begin);
    else begin();
  });
}

/** Discards the rest of the body. */
function letPass(request: IncomingMessage, sent: ReturnType<typeof requestTo>) {
  request.unpipe(sent);
  request.resume();
}

function refuse(response: ServerResponse, status: 502 | 503) {
  if (response.headersSent) return response.destroy();
  response.writeHead(status, { "Content-Type": "text/plain", "Retry-After": "1" });
  response.end(status === 502 ? "the server ended the connection\n" : "no server can be reached\n");
}

import { createServer, type RequestListener, type Server } from "node:http";
import type { Socket } from "node:net";
import { settings } from "~/platform/settings.server";

const SECONDS = 1000;

const answerOf = (code: string | undefined) => {
  if (code === "HPE_HEADER_OVERFLOW") return "431 Request Header Fields Too Large";
  return code === "ERR_HTTP_REQUEST_TIMEOUT" ? "408 Request Timeout" : "400 Bad Request";
};

const endWith = (socket: Socket, answer: string, more = "") => {
  if (!socket.writable) return socket.destroy();
  socket.end(
    `HTTP/1.1 ${answer}\r\n${more}X-Content-Type-Options: nosniff\r\nContent-Length: 0\r\nConnection: close\r\n\r\n`,
  );
};

/** Answers even to what is no HTTP. */
export function httpServer(listener: RequestListener): Server {
  const server = createServer(
    {
      headersTimeout: 10 * SECONDS,
      requestTimeout: 31 * 60 * SECONDS,
      keepAliveTimeout: 65 * SECONDS,
      connectionsCheckingInterval: 2 * SECONDS,
    },
    listener,
  );
  server.timeout = 120 * SECONDS;
  server.on("clientError", (error: NodeJS.ErrnoException, socket: Socket) =>
    endWith(socket, answerOf(error.code)),
  );
  server.on("connect", (_request, socket: Socket) =>
    endWith(socket, "405 Method Not Allowed", "Allow: GET, HEAD, POST\r\n"),
  );
  return server;
}

export function listen(server: Server): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(settings.port, settings.host, () => {
      const address = server.address();
      resolve(typeof address === "object" && address ? address.port : settings.port);
    });
  });
}

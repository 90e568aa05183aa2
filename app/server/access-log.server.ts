import type { RequestHandler } from "express";
import { log } from "~/platform/log.server";
import type { RequestScope } from "~/platform/request-scope.server";
import { countAnswer } from "./answer-metrics.server";
import { namedPath } from "./named-path";

/**
 * One line per answer, without the query: it may hold an association number (R25). `bytes` is all that was sent, with
 * the headers; `caller` is the kind of login that a guard found.
 */
export const accessLog: RequestHandler = (request, response, next) => {
  const began = performance.now();
  const { method, path, socket } = request;
  const before = socket.bytesWritten;
  response.once("close", () => {
    const ms = performance.now() - began;
    const { scope } = response.locals as { scope?: RequestScope };
    const { route, caller, away, stale } = scope ?? {};
    const status = response.statusCode;
    countAnswer({ method, route: route ?? (scope && "none"), status, ms });
    log.info("request", {
      method,
      path: namedPath(path),
      route,
      caller: caller ?? "none",
      status,
      ms: Math.round(ms),
      bytes: socket.bytesWritten - before,
      requestId: response.locals.requestId,
      away,
      stale,
      cut: response.writableFinished ? undefined : true,
    });
  });
  next();
};

import { randomBytes } from "node:crypto";
import type { RequestHandler } from "express";
import { redactedPath } from "~/addresses/redacted-path";
import { log } from "~/platform/log.server";
import type { RequestScope } from "~/platform/request-scope.server";
import { countResponse } from "./metrics.server";

type Answered = {
  method: string;
  path: string;
  status: number;
  requestId: string;
  began: number;
  bytes: number;
  scope?: RequestScope;
  cached?: true;
  cut?: true;
};

/**
 * Logs a request without its query, which may contain a member number (R25); `bytes` counts everything sent, including
 * headers.
 */
export function logRequest({
  method,
  path,
  status,
  requestId,
  began,
  bytes,
  scope,
  cached,
  cut,
}: Answered): void {
  const ms = performance.now() - began;
  const { route, caller = "none", unavailable, stale } = scope ?? {};
  countResponse({ method, route: route ?? (scope && "none"), status, ms });
  log.soon("request", {
    method,
    path,
    route,
    caller,
    status,
    ms: Math.round(ms),
    bytes,
    requestId,
    away: unavailable,
    stale,
    kept: cached,
    cut,
  });
}

export const accessLog: RequestHandler = (request, response, next) => {
  const began = performance.now();
  const { method, socket } = request;
  const path = redactedPath(request.path);
  const before = socket.bytesWritten;
  response.once("close", () => {
    const { scope, requestId } = response.locals as { scope?: RequestScope; requestId: string };
    const bytes = socket.bytesWritten - before;
    const cut = response.writableFinished ? undefined : true;
    logRequest({ method, path, status: response.statusCode, requestId, began, bytes, scope, cut });
  });
  next();
};

const LENGTH = 12;
const MADE_AT_ONCE = 512;
let made = "";
let used = 0;

/** Returns an id that is short enough to read out on the phone. */
export function newRequestId(): string {
  if (used === made.length) [made, used] = [randomBytes((MADE_AT_ONCE * LENGTH) / 2).toString("hex"), 0];
  used += LENGTH;
  return made.slice(used - LENGTH, used);
}

export const requestId: RequestHandler = (request, response, next) => {
  const id = newRequestId();
  request.headers["x-request-id"] = id;
  response.locals.requestId = id;
  response.set("X-Request-Id", id);
  next();
};

import { randomUUID } from "node:crypto";
import type { RequestHandler } from "express";

/** 12 characters that a person can read out over the telephone, all of them random. */
export function newRequestId(): string {
  const id = randomUUID();
  return id.slice(0, 8) + id.slice(9, 13);
}

/** Names each request. */
export const requestId: RequestHandler = (request, response, next) => {
  const id = newRequestId();
  request.headers["x-request-id"] = id;
  response.locals.requestId = id;
  response.set("X-Request-Id", id);
  next();
};

import { randomBytes } from "node:crypto";
import type { RequestHandler } from "express";

/** Names each request with 12 characters that a person can read out over the telephone. */
export const requestId: RequestHandler = (request, response, next) => {
  const id = randomBytes(6).toString("hex");
  request.headers["x-request-id"] = id;
  response.locals.requestId = id;
  response.set("X-Request-Id", id);
  next();
};

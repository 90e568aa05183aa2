import { randomBytes } from "node:crypto";
import type { RequestHandler } from "express";

const LENGTH = 12;
const MADE_AT_ONCE = 512;
let made = "";
let used = 0;

/** 12 characters that a person can read out over the telephone, all of them random. */
export function newRequestId(): string {
  if (used === made.length) [made, used] = [randomBytes((MADE_AT_ONCE * LENGTH) / 2).toString("hex"), 0];
  used += LENGTH;
  return made.slice(used - LENGTH, used);
}

/** Names each request. */
export const requestId: RequestHandler = (request, response, next) => {
  const id = newRequestId();
  request.headers["x-request-id"] = id;
  response.locals.requestId = id;
  response.set("X-Request-Id", id);
  next();
};

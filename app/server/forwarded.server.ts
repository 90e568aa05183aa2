import type { RequestHandler } from "express";

/** Without a trusted proxy nobody may speak for the connection: X-Forwarded-* and Forwarded are dropped. */
export const dropForwarded: RequestHandler = (request, _response, next) => {
  for (const name of Object.keys(request.headers)) {
    if (name === "forwarded" || name.startsWith("x-forwarded-")) delete request.headers[name];
  }
  next();
};

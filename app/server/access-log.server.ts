import type { RequestHandler } from "express";
import { log } from "~/platform/log.server";
import { namedPath } from "./named-path";

/** One line per answer, without the query: it may hold an association number (R25). */
export const accessLog: RequestHandler = (request, response, next) => {
  const began = performance.now();
  const { method, path } = request;
  response.once("close", () => {
    log.info("request", {
      method,
      path: namedPath(path),
      status: response.statusCode,
      ms: Math.round(performance.now() - began),
      requestId: response.locals.requestId,
      cut: response.writableFinished ? undefined : true,
    });
  });
  next();
};

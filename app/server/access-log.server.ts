import type { RequestHandler } from "express";
import { log } from "~/platform/log.server";

const KEYS = /^(\/invitation\/|\/dr-portal\/recover\/|\/contact-us\/received\/|(?:\/api)?\/verify\/).+/;
const MEMBER = /^(\/dashboard\/members\/)[^/]+/;

/** An address that is itself the key to something, without the key, or that names a member, without the number. */
const named = (path: string) => path.replace(KEYS, "$1*").replace(MEMBER, "$1*");

/** One line per answer, without the query: it may hold an association number (R25). */
export const accessLog: RequestHandler = (request, response, next) => {
  const began = performance.now();
  const { method, path } = request;
  response.once("close", () => {
    log.info("request", {
      method,
      path: named(path),
      status: response.statusCode,
      ms: Math.round(performance.now() - began),
      requestId: response.locals.requestId,
      cut: response.writableFinished ? undefined : true,
    });
  });
  next();
};

import type { ServerBuild } from "@remix-run/node";
import express, { type ErrorRequestHandler, type Express, type RequestHandler } from "express";
import { href } from "~/addresses/href";
import { information } from "~/addresses/information";
import { noteUnreadableForwardedFor } from "~/domain/health/unreadable-forwarded-for.server";
import { readForwardedFor } from "~/platform/forwarded-for";
import { describeError, log } from "~/platform/log.server";
import { settings } from "~/platform/settings.server";
import { accessLog, requestId } from "./access-log.server";
import { allowedAddress, allowedHost, allowedMethod, allowedOrigin, allowedPost } from "./admit.server";
import { bodyDeadline, bodyLimit } from "./body-limits.server";
import { health } from "./health.server";
import { metrics } from "./metrics.server";
import { overload } from "./overload.server";
import { pageHandler } from "./pages.server";
import { refuse } from "./refuse.server";
import { securityHeaders } from "./security-headers.server";
import type { ServerState } from "./shutdown.server";
import { staticFiles } from "./static-files.server";

/** Drops X-Forwarded-* and Forwarded unless a trusted proxy sent them. */
const dropForwarded: RequestHandler = (request, _response, next) => {
  for (const name of Object.keys(request.headers)) {
    if (name === "forwarded" || name.startsWith("x-forwarded-")) delete request.headers[name];
  }
  next();
};

/**
 * Refuses a request whose proxy does not name the client: every rate limit and COMPUTER_NETWORKS depend on its address.
 */
const parseForwardedFor: RequestHandler = (request, response, next) => {
  const header = request.get("X-Forwarded-For");
  if (header === undefined) return next();
  const read = readForwardedFor(header, settings.trustProxy);
  if (read === null) {
    noteUnreadableForwardedFor(header);
    return refuse(request, response, 400);
  }
  request.headers["x-forwarded-for"] = read;
  next();
};

const MAX_AT_ONCE = { pages: 200, uploads: 300 };

const failed: ErrorRequestHandler = (error, request, response, _next) => {
  log.error("request failed", { requestId: response.locals.requestId, ...describeError(error) });
  if (response.headersSent) response.destroy();
  else refuse(request, response, 500);
};

/** A menu embedded elsewhere links to this page without the leading slash (SERVICE T3). */
const fundFromAnywhere: RequestHandler = (request, response) => {
  const { search } = new URL(request.originalUrl, "http://x");
  response.redirect(301, href(information.specialtyTitlesFund) + search);
};

/** The middleware in order; cached pages are answered before it (`serve`). */
export function application(build: ServerBuild, state: ServerState): Express {
  const app = express();
  app.disable("x-powered-by");
  app.set("trust proxy", settings.trustProxy || false);
  if (settings.trustProxy === 0) app.use(dropForwarded);
  app.use((_request, response, next) => {
    if (state.stopping) response.set("Connection", "close");
    next();
  });
  app.use(requestId, securityHeaders);
  app.use(health(state), metrics(build.assets.version));
  app.use(accessLog, bodyDeadline);
  if (settings.trustProxy > 0) app.use(parseForwardedFor);
  app.use(allowedMethod, allowedAddress, allowedHost, allowedOrigin, allowedPost);
  app.get(/^\/.+\/specialty-titles-fund\/?$/, fundFromAnywhere);
  app.use(staticFiles());
  app.use(bodyLimit, overload(MAX_AT_ONCE));
  app.use(pageHandler(build), failed);
  return app;
}

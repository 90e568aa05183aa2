import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { ReadableStream } from "node:stream/web";
import type { ServerBuild } from "@remix-run/node";
import type { Request as Incoming, Response as Outgoing, RequestHandler } from "express";
import type { AddressMatch } from "~/addresses/site-map";
import { beginWithLatestEdition } from "~/domain/content/edition.server";
import { deleteStaged } from "~/domain/files/staged-files.server";
import { ensureDueIsPublished } from "~/domain/publishing/due.server";
import { clientNetwork } from "~/platform/client-address.server";
import { fullBodies } from "~/platform/document/text-response.server";
import { describeError, log } from "~/platform/log.server";
import { type RequestScope, runInRequest } from "~/platform/request-scope.server";
import { addressMatchOf } from "./address-match.server";
import { ownOriginOf } from "./admit.server";
import { refuse } from "./refuse.server";
import { routeHandlers } from "./route-handlers.server";
import { instrumentRoutes } from "./route-instrumentation.server";

/** Missing under plain `remix-serve`. */
type RequestContext = { requestId: string; client: string; match: AddressMatch | null };

declare module "@remix-run/server-runtime" {
  interface AppLoadContext extends Partial<RequestContext> {}
}

function headersOf(request: Incoming): Headers {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    for (const each of Array.isArray(value) ? value : [value ?? ""]) headers.append(name, each);
  }
  return headers;
}

function webRequest(request: Incoming, response: Outgoing): Request {
  const gone = new AbortController();
  response.once("close", () => {
    if (!response.writableFinished) gone.abort();
  });
  const { body } = request;
  return new Request(ownOriginOf(request) + request.originalUrl, {
    method: request.method,
    headers: headersOf(request),
    signal: gone.signal,
    // `Readable.toWeb` would raise an uncatchable error for data that arrives after its reader has gone.
    body: body instanceof Readable ? ReadableStream.from(body) : body,
    duplex: "half",
  } as RequestInit);
}

/**
 * Deletes files that were uploaded ahead of an answered form; if the form may be repeated without a one-time id, they
 * stay for a day.
 */
function forgetUsed({ staged }: RequestScope) {
  if (!staged?.isOnce || !staged.files.length) return;
  deleteStaged(staged.files).catch((error) =>
    log.warn("left uploaded files to the sweeper", describeError(error)),
  );
}

/** Replaces `@remix-run/express`, because the body is limited already, and responses wait for slow readers. */
export function pageHandler(build: ServerBuild): RequestHandler {
  const handle = routeHandlers(instrumentRoutes(build));
  return async (request, response, next) => {
    try {
      const address = request.ip ?? "";
      const { requestId } = response.locals;
      const match = addressMatchOf(request);
      const context: RequestContext = { requestId, client: clientNetwork(address), match };
      const scope: RequestScope = { address, requestId, slot: request.slot };
      response.locals.scope = scope;
      await ensureDueIsPublished();
      beginWithLatestEdition(scope);
      const answer = await runInRequest(scope, () => handle(webRequest(request, response), context));
      if (answer.status < 400) forgetUsed(scope);
      if (response.headersSent) return;
      if (scope.unavailable && answer.status === 500) return refuse(request, response, 503, "unavailable");
      const fullBody = fullBodies.get(answer);
      if (answer.status === 503 && !fullBody && !answer.body)
        return refuse(request, response, 503, "read-only");
      response.status(answer.status);
      for (const [name, value] of answer.headers) {
        if (name === "set-cookie") response.append(name, value);
        else response.set(name, value);
      }
      if (!answer.headers.has("Cache-Control")) response.set("Cache-Control", "private, no-store");
      if (fullBody) response.end(fullBody);
      else if (answer.body) await pipeline(Readable.fromWeb(answer.body as never), response);
      else response.end();
    } catch (error) {
      if (!response.destroyed) next(error);
    } finally {
      request.slot?.release();
    }
  };
}

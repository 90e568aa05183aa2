import type { IncomingHttpHeaders, IncomingMessage, RequestListener, ServerResponse } from "node:http";
import { isCacheable } from "~/addresses/cacheable";
import { acceptedEncoding, compressOnce, decompress, type Encoding } from "~/platform/compression.server";
import {
  type CachedPage,
  findFresh,
  reserveSlot,
  type Slot,
  waitForRendering,
  withNewIds,
} from "~/platform/page-cache/page-cache.server";
import { isLiteFor, languagePreference, themePreference } from "~/platform/preference-cookies.server";
import { siteReadOnly } from "~/platform/read-only.server";
import { settings } from "~/platform/settings.server";
import { logRequest, newRequestId } from "./access-log.server";
import { addressMatchOf } from "./address-match.server";
import { hasOneHost } from "./admit.server";
import { commonHeaders } from "./security-headers.server";
import type { ServerState } from "./shutdown.server";

const OURS = /(?:^|;\s*)(?:(?:__Host-)?naqaba_(?!device=)|flash=[^;\s])/;

/** True without a session, draft or notice; preferences are allowed. */
export const isAnonymous = (cookies: string): boolean => !OURS.test(cookies);

type Sent = { method?: string; url?: string; headers: IncomingHttpHeaders };

const hasBody = (headers: IncomingHttpHeaders) =>
  "content-length" in headers || "transfer-encoding" in headers;

/** Null where the answer may be the asker's own, or sets a cookie as `?lang=` does. */
export function pageKey(request: Sent, behindProxy: boolean): string | null {
  const { method, url = "", headers } = request;
  const { cookie = "", host } = headers;
  if (method !== "GET" || !host || hasBody(headers) || !isAnonymous(cookie)) return null;
  if (!isCacheable(url, addressMatchOf(request))) return null;
  const language = languagePreference.read(cookie) ?? "";
  const chosen = /[?&]lang=(..)/.exec(url)?.[1];
  if (chosen && chosen !== language) return null;
  const { "x-forwarded-proto": scheme = "", "x-forwarded-host": named = "" } = headers;
  const site = behindProxy ? `${scheme} ${named} ${host}` : host;
  const theme = themePreference.read(cookie) ?? "";
  const lite = isLiteFor(cookie, headers["save-data"]) ? "lite" : "";
  return `${site}|${language}|${theme}|${lite}|${url}`;
}

declare module "node:http" {
  interface IncomingMessage {
    slot?: Slot;
  }
}

type CacheRequest = { key: string; encoding: Encoding; began: number };

const behindProxy = settings.trustProxy > 0;
const MAX_WAITS = 2;

const isSecure = ({ headers }: IncomingMessage) =>
  behindProxy && String(headers["x-forwarded-proto"]).split(",")[0]?.trim() === "https";

async function waitForPage(key: string): Promise<CachedPage | null> {
  for (let waits = 0; waits < MAX_WAITS; waits++) {
    const underWay = waitForRendering(key);
    if (!underWay) return null;
    await underWay;
    const page = findFresh(key);
    if (page) return page;
  }
  return null;
}

function headersFor(request: IncomingMessage, page: CachedPage): readonly string[] {
  page.written ??= [...commonHeaders(isSecure(request), request.url ?? ""), ...page.headers].flat();
  return page.written;
}

async function withOwnIds(page: CachedPage, encoding: Encoding): Promise<Buffer> {
  const { body } = await compressOnce(Buffer.from(withNewIds(decompress(page.packed))), encoding);
  return body;
}

type Found = { page: CachedPage; encoding: Encoding; body: Buffer; began: number; state: ServerState };

function answer(request: IncomingMessage, response: ServerResponse, found: Found): void {
  const { page, encoding, body, began, state } = found;
  const requestId = newRequestId();
  const { socket } = request;
  const before = socket.bytesWritten;
  const known = page.etag !== null && request.headers["if-none-match"]?.includes(page.etag);
  const status = known ? 304 : 200;
  const more = known ? [] : ["Content-Encoding", encoding, "Content-Length", String(body.length)];
  if (state.stopping) more.push("Connection", "close");
  response.writeHead(status, [...headersFor(request, page), "X-Request-Id", requestId, ...more]);
  response.on("close", () => {
    const cut = response.writableFinished ? undefined : true;
    const [path = "/"] = request.url?.split("?", 1) ?? [];
    const bytes = socket.bytesWritten - before;
    const scope = { address: "", route: page.route };
    logRequest({ method: "GET", path, status, requestId, began, bytes, scope, cached: true, cut });
  });
  response.end(known ? undefined : body);
}

/** Renders a page once, however many requests arrive at the same moment. */
export function pageCacheHandler(next: RequestListener, state: ServerState): RequestListener {
  async function answerLater(request: IncomingMessage, response: ServerResponse, cacheRequest: CacheRequest) {
    const page = findFresh(cacheRequest.key) ?? (await waitForPage(cacheRequest.key));
    if (page) {
      const body = page.hasOneTimeIds
        ? await withOwnIds(page, cacheRequest.encoding)
        : page.packed[cacheRequest.encoding];
      return answer(request, response, { ...cacheRequest, page, body, state });
    }
    const slot = reserveSlot(cacheRequest.key);
    request.slot = slot;
    response.once("close", slot.release);
    next(request, response);
  }
  return (request, response) => {
    const isKept = !siteReadOnly() && hasOneHost(request.rawHeaders);
    const key = isKept ? pageKey(request, behindProxy) : null;
    const encoding = key && acceptedEncoding(request.headers["accept-encoding"] as string | undefined);
    if (!key || !encoding) return next(request, response);
    const began = performance.now();
    const page = findFresh(key);
    if (page && !page.hasOneTimeIds)
      return answer(request, response, { page, encoding, body: page.packed[encoding], began, state });
    answerLater(request, response, { key, encoding, began }).catch(() => response.destroy());
  };
}

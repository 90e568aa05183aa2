import { createHash } from "node:crypto";
import { acceptedEncoding, type Compressed, compressForCache, compressOnce } from "../compression.server";
import { cachePage, hasOneTimeIds, type Slot } from "../page-cache/page-cache.server";
import { requestScope } from "../request-scope.server";

/** Bodies by response (`takesWholeBodies`), because a stream that is read at once costs more than sending it. */
export const fullBodies = new WeakMap<Response, Uint8Array>();

const isPersonal = (request: Request, status: number, headers: Headers) =>
  !["GET", "HEAD"].includes(request.method) ||
  status !== 200 ||
  headers.has("Set-Cookie") ||
  /(^|;\s*)(__Host-)?naqaba_(doctor|computer|staff)=/.test(request.headers.get("Cookie") ?? "");

const tagOf = (body: Buffer) => `W/"${createHash("sha256").update(body).digest("base64url").slice(0, 22)}"`;

type Page = { body: Buffer; hasOneTimeIds: boolean };

/**
 * Sets caching headers: none for a session's page (R20), private for forms with one-time ids. Returns whether the page
 * may be cached here.
 */
function sharedAs(
  request: Request,
  status: number,
  headers: Headers,
  { body, hasOneTimeIds }: Page,
): boolean {
  headers.append("Vary", "Accept-Encoding");
  headers.append("Vary", "Cookie");
  if (headers.get("Content-Type")?.startsWith("text/html")) headers.append("Vary", "Save-Data");
  if (isPersonal(request, status, headers)) {
    headers.set("Cache-Control", "private, no-store");
    return false;
  }
  const cacheControl = headers.get("Cache-Control");
  if (!cacheControl) headers.set("Cache-Control", hasOneTimeIds ? "private, no-cache" : "public, no-cache");
  if (!hasOneTimeIds) headers.set("ETag", tagOf(body));
  return !/private|no-store/.test(cacheControl ?? "");
}

async function cached(slot: Slot, headers: Headers, { body, hasOneTimeIds }: Page): Promise<Compressed> {
  const packed = await compressForCache(body);
  const route = requestScope()?.route;
  cachePage(slot, { headers: [...headers], packed, hasOneTimeIds, route });
  return packed;
}

/** `slot` is where the page cache may store the answer; without one it is not cached. */
type TextAnswer = { status: number; headers: Headers; text: string; slot?: Slot };

/** Answers with a text: sets caching headers, answers 304 to its ETag, and compresses it as the client accepts. */
export async function textResponse(
  request: Request,
  { status, headers, text, slot }: TextAnswer,
): Promise<Response> {
  const body = Buffer.from(text);
  const page = { body, hasOneTimeIds: hasOneTimeIds(text) };
  const shared = sharedAs(request, status, headers, page);
  const packed = shared && slot ? await cached(slot, headers, page) : null;
  const etag = headers.get("ETag");
  if (etag && request.headers.get("If-None-Match")?.includes(etag))
    return new Response(null, { status: 304, headers });
  const encoding = acceptedEncoding(request.headers.get("Accept-Encoding"));
  const sent =
    packed && encoding ? { body: packed[encoding], encoding: encoding } : await compressOnce(body, encoding);
  if (sent.encoding) headers.set("Content-Encoding", sent.encoding);
  headers.set("Content-Length", String(sent.body.length));
  if (!requestScope()?.takesWholeBodies) return new Response(new Uint8Array(sent.body), { status, headers });
  const answer = new Response(null, { status, headers });
  fullBodies.set(answer, sent.body);
  return answer;
}

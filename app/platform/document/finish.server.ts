import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
const SMALLEST_WORTH_COMPRESSING = 512;

async function compressed(request: Request, body: Buffer): Promise<{ body: Buffer; encoding?: string }> {
  const accepted = request.headers.get("Accept-Encoding") ?? "";
  if (body.length < SMALLEST_WORTH_COMPRESSING) return { body };
  if (/\bbr\b/.test(accepted)) {
    const params = { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_SIZE_HINT]: body.length };
    return { body: await brotli(body, { params }), encoding: "br" };
  }
  if (/\bgzip\b/.test(accepted)) return { body: await zip(body, { level: 9 }), encoding: "gzip" };
  return { body };
}

const isPersonal = (request: Request, status: number, headers: Headers) =>
  request.method !== "GET" ||
  status !== 200 ||
  headers.has("Set-Cookie") ||
  /(^|;\s*)(__Host-)?naqaba_(doctor|computer|staff)=/.test(request.headers.get("Cookie") ?? "");

/** Whether an answer is the same for everybody who brings no session, and may be kept. */
export const isPublic = (request: Request, status: number, headers: Headers): boolean =>
  !isPersonal(request, status, headers) && !/private|no-store/.test(headers.get("Cache-Control") ?? "");

/**
 * Sends a whole text at once: compressed once, with its length and, for readers without a session, an ETag.
 * Whatever belongs to a session or sets a cookie is never stored anywhere (R20).
 */
export async function finish(
  request: Request,
  status: number,
  headers: Headers,
  text: string,
): Promise<Response> {
  const whole = Buffer.from(text);
  headers.append("Vary", "Accept-Encoding");
  headers.append("Vary", "Cookie");
  if (headers.get("Content-Type")?.startsWith("text/html")) headers.append("Vary", "Save-Data");
  if (isPersonal(request, status, headers)) headers.set("Cache-Control", "private, no-store");
  else {
    const etag = `W/"${createHash("sha256").update(whole).digest("base64url").slice(0, 22)}"`;
    if (!headers.has("Cache-Control")) headers.set("Cache-Control", "public, no-cache");
    headers.set("ETag", etag);
    if (request.headers.get("If-None-Match")?.includes(etag))
      return new Response(null, { status: 304, headers });
  }
  const { body, encoding } = await compressed(request, whole);
  if (encoding) headers.set("Content-Encoding", encoding);
  headers.set("Content-Length", String(body.length));
  return new Response(request.method === "HEAD" ? null : new Uint8Array(body), { status, headers });
}

import { createHash } from "node:crypto";
import { directionOf, translator } from "~/i18n";
import { languageOf } from "~/i18n/request-language.server";
import { contentDisposition } from "~/platform/download.server";
import { storage } from "~/platform/storage/storage.server";

type ByteRange = { start: number; end: number };

/**
 * Returns the range that a `Range` header requests of a file of `size` bytes, both ends included; null to send the
 * whole file (no header, several ranges, another unit), "unsatisfiable" if it lies outside.
 */
export function byteRange(header: string | null, size: number): ByteRange | "unsatisfiable" | null {
  const range = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header?.trim() ?? "");
  if (!range || (!range[1] && !range[2])) return null;
  const [, first, last] = range;
  if (!first) {
    const length = Math.min(Number(last), size);
    return length > 0 ? { start: size - length, end: size - 1 } : "unsatisfiable";
  }
  const start = Number(first);
  const end = last ? Math.min(Number(last), size - 1) : size - 1;
  if (last && Number(last) < start) return null;
  return start < size ? { start, end } : "unsatisfiable";
}

type Attached = { fileName: string; mimeType: string };

/** Headers that make a browser save an uploaded file and keep it from running anything if it is opened. */
export const attachmentHeaders = ({ fileName, mimeType }: Attached, cacheControl = "public, no-cache") =>
  new Headers({
    "Content-Type": mimeType,
    "Content-Disposition": contentDisposition(fileName),
    "Cache-Control": cacheControl,
    "Content-Security-Policy": "sandbox; default-src 'none'",
  });

/** Sends a stored file or a part of it; without headers, or if the file is missing, a 404 page. */
export async function sendFile(request: Request, key: string, headers: Headers | null): Promise<Response> {
  const stored = headers && (await storage().head(key));
  if (!stored) return notFoundPage(request);

  const etag = `"${createHash("sha256").update(key).digest("base64url").slice(0, 22)}"`;
  headers.set("ETag", etag);
  headers.set("Accept-Ranges", "bytes");
  headers.set("X-Content-Type-Options", "nosniff");
  if (request.headers.get("If-None-Match")?.includes(etag))
    return new Response(null, { status: 304, headers });

  const condition = request.headers.get("If-Range");
  const range = condition && condition !== etag ? null : byteRange(request.headers.get("Range"), stored.size);
  if (range === "unsatisfiable") {
    headers.set("Content-Range", `bytes */${stored.size}`);
    return new Response(null, { status: 416, headers });
  }
  const length = range ? range.end - range.start + 1 : stored.size;
  headers.set("Content-Length", String(length));
  if (range) headers.set("Content-Range", `bytes ${range.start}-${range.end}/${stored.size}`);
  const status = range ? 206 : 200;
  if (request.method === "HEAD") return new Response(null, { status, headers });

  const file = await storage().get(key, range ?? undefined);
  if (!file) return notFoundPage(request);
  return new Response(file.body, { status, headers });
}

/** Returns the 404 page for an address that normally sends a file without a page. */
async function notFoundPage(request: Request): Promise<Response> {
  const language = await languageOf(request);
  const t = translator(language, "shell");
  const title = t("not-found.title");
  const html = `<!doctype html><html lang="${language}" dir="${directionOf(language)}"><meta charset="utf-8">
<meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark">
<title>404 – ${title}</title><main><h1>404 – ${title}</h1><p>${t("not-found.body")}</p>
<p><a href="/">${t("not-found.home")}</a></p></main></html>`;
  return new Response(html, {
    status: 404,
    headers: { "Content-Type": "text/html; charset=utf-8", "Cache-Control": "no-store" },
  });
}

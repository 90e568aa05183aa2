import { createHash } from "node:crypto";
import type { LoaderFunctionArgs } from "@remix-run/node";
import { findAttachment } from "~/domain/news/queries.server";
import { contentDisposition } from "~/platform/attachments.server";
import { storage } from "~/platform/storage/storage.server";
import { byteRange } from "./byte-range";
import { notFoundPage } from "./not-found-page";

const PHOTO = /^(news|event|gallery)-photos\/[\w-]{8,64}\/(320|640|1280|full)\.webp$/;
const ATTACHMENT = /^attachments\/[\w./-]{8,120}$/;

async function headersFor(key: string): Promise<Headers | null> {
  if (PHOTO.test(key)) {
    return new Headers({
      "Content-Type": "image/webp",
      "Cache-Control": "public, max-age=31536000, immutable",
    });
  }
  const attachment = ATTACHMENT.test(key) ? await findAttachment(key) : null;
  if (!attachment) return null;
  return new Headers({
    "Content-Type": attachment.mimeType,
    "Content-Disposition": contentDisposition(attachment.fileName),
    "Cache-Control": "public, no-cache",
    "Content-Security-Policy": "sandbox; default-src 'none'",
  });
}

export async function loader({ request, params }: LoaderFunctionArgs) {
  const key = params["*"] ?? "";
  const headers = await headersFor(key);
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

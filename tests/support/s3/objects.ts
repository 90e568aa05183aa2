import { createHash } from "node:crypto";
import type { IncomingHttpHeaders } from "node:http";
import { escapeXml, S3Problem, xml } from "./problem";

export type StoredObject = { body: Buffer; contentType: string; modifiedAt: Date; etag: string };
export type Objects = Map<string, StoredObject>;
export type Answer = { status: number; headers?: Record<string, string | number>; body?: Buffer | string };

export const etagOf = (body: Buffer) => `"${createHash("md5").update(body).digest("hex")}"`;

export function putObject(objects: Objects, key: string, body: Buffer, contentType?: string): Answer {
  const etag = etagOf(body);
  objects.set(key, {
    body,
    contentType: contentType ?? "binary/octet-stream",
    modifiedAt: new Date(),
    etag,
  });
  return { status: 200, headers: { ETag: etag } };
}

export function getObject(objects: Objects, key: string, headers: IncomingHttpHeaders): Answer {
  const object = objects.get(key);
  if (!object) throw new S3Problem("NoSuchKey");
  if (headers["if-match"] && headers["if-match"] !== object.etag) throw new S3Problem("PreconditionFailed");
  const described = {
    "Content-Type": object.contentType,
    "Last-Modified": object.modifiedAt.toUTCString(),
    ETag: object.etag,
    "Accept-Ranges": "bytes",
  };
  const range = /^bytes=(\d+)-(\d*)$/.exec(headers.range ?? "");
  if (!range) return { status: 200, headers: described, body: object.body };
  const size = object.body.length;
  const start = Number(range[1]);
  const end = range[2] ? Math.min(Number(range[2]), size - 1) : size - 1;
  if (start >= size) throw new S3Problem("InvalidRange");
  return {
    status: 206,
    headers: { ...described, "Content-Range": `bytes ${start}-${end}/${size}` },
    body: object.body.subarray(start, end + 1),
  };
}

export function listObjects(objects: Objects, bucket: string, query: URLSearchParams): Answer {
  const prefix = query.get("prefix") ?? "";
  const token = query.get("continuation-token");
  const after = token ? Buffer.from(token, "base64url").toString() : (query.get("start-after") ?? "");
  const max = Math.min(Number(query.get("max-keys") ?? 1000), 1000);
  const keys = [...objects.keys()].filter((key) => key.startsWith(prefix) && key > after).sort();
  const page = keys.slice(0, max);
  const contents = page.map((key) => {
    const { body, modifiedAt, etag } = objects.get(key)!;
    return `<Contents><Key>${escapeXml(key)}</Key><LastModified>${modifiedAt.toISOString()}</LastModified><ETag>${escapeXml(etag)}</ETag><Size>${body.length}</Size></Contents>`;
  });
  const next = Buffer.from(page.at(-1) ?? "").toString("base64url");
  const more = keys.length > max ? `<NextContinuationToken>${next}</NextContinuationToken>` : "";
  const body = xml(
    "ListBucketResult",
    `<Name>${escapeXml(bucket)}</Name><Prefix>${escapeXml(prefix)}</Prefix><KeyCount>${page.length}</KeyCount><MaxKeys>${max}</MaxKeys><IsTruncated>${more !== ""}</IsTruncated>${more}${contents.join("")}`,
  );
  return { status: 200, headers: { "Content-Type": "application/xml" }, body };
}

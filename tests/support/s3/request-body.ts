import { createHash } from "node:crypto";
import type { IncomingMessage } from "node:http";
import { crc32 as crc32Of } from "node:zlib";
import { S3Problem } from "./problem";

const sha256 = (bytes: Buffer) => createHash("sha256").update(bytes).digest("hex");
const crc32 = (bytes: Buffer) => {
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32Of(bytes));
  return sum.toString("base64");
};

async function wholeOf(request: IncomingMessage) {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

/** Takes the frames of `aws-chunked` apart: the body itself and the trailing headers. */
function unframed(framed: Buffer) {
  const chunks: Buffer[] = [];
  let at = 0;
  const line = () => {
    const end = framed.indexOf("\r\n", at);
    if (end < 0) throw new S3Problem("IncompleteBody");
    const text = framed.toString("latin1", at, end);
    at = end + 2;
    return text;
  };
  for (let size = Number.parseInt(line(), 16); size !== 0; size = Number.parseInt(line(), 16)) {
    if (!(at + size + 2 <= framed.length)) throw new S3Problem("IncompleteBody");
    chunks.push(framed.subarray(at, at + size));
    at += size + 2;
  }
  const trailer = new Map<string, string>();
  for (let text = line(); text; text = line()) {
    const [name, value] = text.split(":");
    trailer.set(name!.trim().toLowerCase(), value!.trim());
  }
  return { body: Buffer.concat(chunks), trailer };
}

/** Returns a request's body without its frames, after checking its hash and checksum. */
export async function readBody(request: IncomingMessage): Promise<Buffer> {
  const sent = await wholeOf(request);
  const hash = String(request.headers["x-amz-content-sha256"]);
  const checksum = (value: unknown, body: Buffer) => {
    if (value !== undefined && value !== crc32(body)) throw new S3Problem("BadDigest");
    return body;
  };
  if (hash === "STREAMING-UNSIGNED-PAYLOAD-TRAILER") {
    const { body, trailer } = unframed(sent);
    if (body.length !== Number(request.headers["x-amz-decoded-content-length"])) {
      throw new S3Problem("IncompleteBody");
    }
    const named = request.headers["x-amz-trailer"];
    if (named && !trailer.has(String(named))) throw new S3Problem("IncompleteBody");
    return checksum(trailer.get("x-amz-checksum-crc32"), body);
  }
  if (hash.startsWith("STREAMING-")) throw new S3Problem("NotImplemented");
  if (hash !== "UNSIGNED-PAYLOAD" && hash !== sha256(sent)) throw new S3Problem("XAmzContentSHA256Mismatch");
  return checksum(request.headers["x-amz-checksum-crc32"], sent);
}

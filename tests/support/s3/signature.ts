import { createHash, createHmac, timingSafeEqual } from "node:crypto";
import type { IncomingMessage } from "node:http";
import { S3Problem } from "./problem";

export type Credentials = { accessKeyId: string; secretAccessKey: string };

const AUTHORIZATION =
  /^AWS4-HMAC-SHA256 Credential=([^/,]+)\/(\d{8})\/([^/,]+)\/s3\/aws4_request, *SignedHeaders=([^,]+), *Signature=([0-9a-f]{64})$/;
const LARGEST_SKEW = 15 * 60 * 1000;

const hmac = (key: string | Buffer, text: string) => createHmac("sha256", key).update(text).digest();
const encode = (text: string) =>
  encodeURIComponent(text).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);

function canonicalRequest(request: IncomingMessage, signedHeaders: string[]) {
  const url = new URL(request.url!, "http://s3");
  const query = [...url.searchParams]
    .map(([name, value]) => `${encode(name)}=${encode(value)}`)
    .sort()
    .join("&");
  const headers = signedHeaders.map((name) => {
    const value = request.headers[name];
    return `${name}:${String(value ?? "")
      .trim()
      .replace(/ +/g, " ")}\n`;
  });
  return [
    request.method,
    url.pathname
      .split("/")
      .map((part) => encode(decodeURIComponent(part)))
      .join("/"),
    query,
    headers.join(""),
    signedHeaders.join(";"),
    request.headers["x-amz-content-sha256"],
  ].join("\n");
}

function instantOf(amzDate: string) {
  const [, year, month, day, hour, minute, second] =
    /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/.exec(amzDate) ?? [];
  return Date.parse(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`);
}

/** Checks the Signature Version 4 of a request's head; throws the problem that S3 would name. */
export function checkSignature(request: IncomingMessage, { accessKeyId, secretAccessKey }: Credentials) {
  const found = AUTHORIZATION.exec(request.headers.authorization ?? "");
  const amzDate = String(request.headers["x-amz-date"] ?? "");
  if (!found || !request.headers["x-amz-content-sha256"]) throw new S3Problem("AccessDenied");
  const [, keyId, day, region, headerList, signature] = found as unknown as string[];
  const signedHeaders = headerList!.split(";");
  if (keyId !== accessKeyId) throw new S3Problem("InvalidAccessKeyId");
  const unsigned = Object.keys(request.headers).filter(
    (name) => (name === "host" || name.startsWith("x-amz-")) && !signedHeaders.includes(name),
  );
  if (unsigned.length || !amzDate.startsWith(day!)) throw new S3Problem("AccessDenied");
  if (!(Math.abs(Date.now() - instantOf(amzDate)) < LARGEST_SKEW))
    throw new S3Problem("RequestTimeTooSkewed");

  const hash = createHash("sha256").update(canonicalRequest(request, signedHeaders)).digest("hex");
  const text = ["AWS4-HMAC-SHA256", amzDate, `${day}/${region}/s3/aws4_request`, hash].join("\n");
  const key = ["s3", "aws4_request"].reduce(hmac, hmac(hmac(`AWS4${secretAccessKey}`, day!), region!));
  if (!timingSafeEqual(hmac(key, text), Buffer.from(signature!, "hex"))) {
    throw new S3Problem("SignatureDoesNotMatch");
  }
}

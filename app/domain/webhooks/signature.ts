import { createHmac } from "node:crypto";

/** `X-Signature` of a body sent at a second of Unix time: HMAC-SHA256 over time, a full stop and the body, in hexadecimal. */
export function signatureOf(secret: string, seconds: number, body: string): string {
  const mac = createHmac("sha256", secret).update(`${seconds}.${body}`).digest("hex");
  return `t=${seconds},v1=${mac}`;
}

import { createHash, randomBytes } from "node:crypto";
import { DER, der, integer, oid, partsOf, readDer } from "./der";

const SHA_256 = der(DER.sequence, oid("2.16.840.1.101.3.4.2.1"), der(DER.nothing));
const STAMPED = oid("1.2.840.113549.1.9.16.1.4");
const WAIT_MS = 2000;
const GRANTED = 1;

/** Thrown with the reason why an authority's answer is not a time stamp. */
export class NoTimeStamp extends Error {
  override name = "NoTimeStamp";

  constructor(readonly code: string) {
    super("its answer is no stamp of what was asked");
  }
}

/** Returns the facts signed by an authority from its token (RFC 3161, 2.4.2); throws if it is invalid. */
function stampedFacts(token: Buffer) {
  const [, signedData] = partsOf(readDer(token));
  const [, , content] = partsOf(partsOf(signedData!)[0]!);
  const [type, wrapped] = partsOf(content!);
  if (!type?.all.equals(STAMPED)) throw new NoTimeStamp("no-stamp");
  return partsOf(readDer(partsOf(wrapped!)[0]!.content));
}

function tokenIn(answer: Buffer): Buffer {
  const [status, token] = partsOf(readDer(answer));
  const code = partsOf(status!)[0]!.content.at(-1)!;
  if (code > GRANTED || !token) throw new NoTimeStamp(`refused-${code}`);
  return token.all;
}

/**
 * Requests a token from a time stamp authority (RFC 3161), with its certificates, that these bytes existed. Waits two
 * seconds, follows no redirect, and throws if the answer is for other bytes or another request.
 */
export async function timeStamp(bytes: Uint8Array, authority: string): Promise<Buffer> {
  const digest = der(DER.octets, createHash("sha256").update(bytes).digest());
  const imprint = der(DER.sequence, SHA_256, digest);
  const nonce = integer(Buffer.from([1, ...randomBytes(8)]));
  const wantsCertificates = der(DER.boolean, Buffer.from([0xff]));
  const question = der(DER.sequence, integer(Buffer.from([1])), imprint, nonce, wantsCertificates);
  const answer = await fetch(authority, {
    method: "POST",
    headers: { "Content-Type": "application/timestamp-query" },
    body: new Uint8Array(question),
    redirect: "error",
    signal: AbortSignal.timeout(WAIT_MS),
  });
  if (!answer.ok) throw new NoTimeStamp(`http-${answer.status}`);
  const token = tokenIn(Buffer.from(await answer.arrayBuffer()));
  const facts = stampedFacts(token);
  if (!partsOf(facts[2]!)[1]?.all.equals(digest)) throw new NoTimeStamp("of-something-else");
  if (!facts.some(({ all }) => all.equals(nonce))) throw new NoTimeStamp("of-another-question");
  return token;
}

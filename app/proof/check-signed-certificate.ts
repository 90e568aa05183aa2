import { base64urlBytes } from "./base64url";
import { readSign1 } from "./cose-sign1";
import { readFacts, type SignedFacts } from "./signed-facts";

/** A key of certificate-keys.json: `x` is the public key; times are in seconds. */
export type PublicKey = { kid: string; x: string; nbf?: number; exp?: number };

/** In the order of the checks (CONTRACT §7). */
export const refusals = [
  "unreadable",
  "unknown-key",
  "wrong-signature",
  "key-out-of-time",
  "cancelled",
  "out-of-date",
] as const;
export type Refused = (typeof refusals)[number];

export type Verify = (
  key: Uint8Array<ArrayBuffer>,
  signature: Uint8Array,
  signed: Uint8Array,
) => Promise<boolean> | boolean;

type CheckOptions = {
  keys: readonly PublicKey[];
  verify: Verify;
  isCancelled(facts: SignedFacts): Promise<boolean> | boolean;
  /** A day in Amman, YYYY-MM-DD. */
  today: string;
};

/** The facts of a refused certificate are its claims; those signed by an unknown key are unverified. */
export type Checked = { refused: Refused | null; facts: SignedFacts | null };

const ammanDay = new Intl.DateTimeFormat("en-CA", { timeZone: "Asia/Amman", dateStyle: "short" });
export const dayOf = (seconds: number): string => ammanDay.format(new Date(seconds * 1000));

const isInTime = ({ nbf, exp }: PublicKey, day: string) =>
  (nbf === undefined || day >= dayOf(nbf)) && (exp === undefined || day <= dayOf(exp));

/** Verifies a certificate without network and database: its QR code, the keys and the status list suffice. */
export async function checkSignedCertificate(
  proof: Uint8Array | null,
  options: CheckOptions,
): Promise<Checked> {
  const read = proof && readSign1(proof);
  if (!read) return { refused: "unreadable", facts: null };
  const facts = readFacts(read.payload);
  const refuse = (refused: Refused): Checked => ({ refused, facts });
  const key = options.keys.find(({ kid }) => kid === read.kid);
  const bytes = key && base64urlBytes(key.x);
  if (!key || !bytes) return refuse("unknown-key");
  if (!(await options.verify(bytes, read.signature, read.signedBytes))) return refuse("wrong-signature");
  if (!facts) return refuse("unreadable");
  if (!isInTime(key, facts.issued)) return refuse("key-out-of-time");
  if (await options.isCancelled(facts)) return refuse("cancelled");
  if (options.today > facts.until) return refuse("out-of-date");
  return { refused: null, facts };
}

import { timingSafeEqual } from "node:crypto";
import { href } from "~/addresses/href";
import { internship } from "~/addresses/internship";
import { keyedHashes } from "~/platform/encrypt.server";

const SIGNATURE = "the link to an application's receipt";
const NUMBER = "the number in the link to an application's receipt";
const SEGMENT = /^[\w-]{27}$/;
const LARGEST_ID = 2_147_483_647;

/** 128 bits of the hash, so that receipts cannot be found by trying. */
const SIGNATURE_BYTES = 16;
const NUMBER_BYTES = 4;

const signaturesOf = (id: number) =>
  keyedHashes(SIGNATURE, String(id)).map((hash) =>
    Buffer.from(hash, "base64url").subarray(0, SIGNATURE_BYTES),
  );

/**
 * Encrypts or decrypts the number under each SESSION_SECRET, so that a link does not reveal the order of applications.
 */
const coveredBy = (signature: Buffer, number: Buffer) =>
  keyedHashes(NUMBER, signature.toString("base64url")).map((hash) => {
    const cover = Buffer.from(hash, "base64url");
    return number.map((byte, index) => byte ^ cover[index]!);
  });

export function receiptPath(applicationId: number): string {
  const number = Buffer.alloc(NUMBER_BYTES);
  number.writeUInt32BE(applicationId);
  const signature = signaturesOf(applicationId)[0]!;
  const segment = Buffer.concat([signature, coveredBy(signature, number)[0]!]);
  return href(internship.receipt, { link: segment.toString("base64url") });
}

/**
 * Returns the id of the application that a receipt link leads to, whichever SESSION_SECRET signed it; null if none did.
 */
export function readReceiptSegment(segment: string | undefined): number | null {
  if (!segment || !SEGMENT.test(segment)) return null;
  const bytes = Buffer.from(segment, "base64url");
  if (bytes.toString("base64url") !== segment) return null;
  const signature = bytes.subarray(0, SIGNATURE_BYTES);
  const ids = coveredBy(signature, bytes.subarray(SIGNATURE_BYTES)).map((number) =>
    Buffer.from(number).readUInt32BE(),
  );
  const right = ids.find(
    (id, index) => id > 0 && id <= LARGEST_ID && timingSafeEqual(signaturesOf(id)[index]!, signature),
  );
  return right ?? null;
}

import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from "node:crypto";
import { settings } from "./settings.server";

const KEY_BYTES = 32;

/** Returns a key for each SESSION_SECRET, the current one first. */
const deriveKeys = (purpose: string): Buffer[] =>
  settings.sessionSecrets.map((secret) => Buffer.from(hkdfSync("sha256", secret, "", purpose, KEY_BYTES)));

/** Returns a hash under each SESSION_SECRET, to find what was stored before a rotation. */
export const keyedHashes = (purpose: string, text: string): string[] =>
  deriveKeys(purpose).map((key) => createHmac("sha256", key).update(text).digest("base64url"));

export const keyedHash = (purpose: string, text: string): string => keyedHashes(purpose, text)[0]!;

const CIPHER = "aes-256-gcm";
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

type EncryptionScope = { purpose: string; owner?: string };

export function encryptBytes(bytes: Uint8Array, { purpose, owner = "" }: EncryptionScope): string {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(CIPHER, deriveKeys(purpose)[0]!, nonce).setAAD(Buffer.from(owner));
  const sealed = Buffer.concat([cipher.update(bytes), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString("base64url");
}

function opened(sealed: Buffer, key: Buffer, owner: string): Buffer | null {
  const tagAt = NONCE_BYTES + TAG_BYTES;
  try {
    const decipher = createDecipheriv(CIPHER, key, sealed.subarray(0, NONCE_BYTES), {
      authTagLength: TAG_BYTES,
    });
    decipher.setAAD(Buffer.from(owner)).setAuthTag(sealed.subarray(NONCE_BYTES, tagAt));
    return Buffer.concat([decipher.update(sealed.subarray(tagAt)), decipher.final()]);
  } catch {
    return null;
  }
}

/** Null when the SESSION_SECRET they were sealed under is gone, or they are another's. */
export function decryptBytes(encoded: string, { purpose, owner = "" }: EncryptionScope): Buffer | null {
  const sealed = Buffer.from(encoded, "base64url");
  for (const key of deriveKeys(purpose)) {
    const bytes = opened(sealed, key, owner);
    if (bytes) return bytes;
  }
  return null;
}

export const encrypt = (purpose: string, text: string): string =>
  encryptBytes(Buffer.from(text), { purpose });

export const decrypt = (purpose: string, sealed: string): string | null =>
  decryptBytes(sealed, { purpose })?.toString() ?? null;

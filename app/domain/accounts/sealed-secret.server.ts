import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from "node:crypto";
import { settings } from "~/platform/settings.server";

const CIPHER = "aes-256-gcm";
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

const keyFrom = (sessionSecret: string) =>
  new Uint8Array(hkdfSync("sha256", sessionSecret, "", "second step of staff", 32));

/** A secret as the database keeps it: encrypted under the first SESSION_SECRET, for one account only. */
export function seal(secret: Uint8Array, account: string): string {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(CIPHER, keyFrom(settings.sessionSecrets[0]!), nonce).setAAD(
    Buffer.from(account),
  );
  const sealed = Buffer.concat([cipher.update(secret), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString("base64url");
}

function unsealWith(sessionSecret: string, sealed: Buffer, account: string): Uint8Array | null {
  const nonce = sealed.subarray(0, NONCE_BYTES);
  const tag = sealed.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES);
  try {
    const decipher = createDecipheriv(CIPHER, keyFrom(sessionSecret), nonce).setAAD(Buffer.from(account));
    decipher.setAuthTag(tag);
    return Buffer.concat([decipher.update(sealed.subarray(NONCE_BYTES + TAG_BYTES)), decipher.final()]);
  } catch {
    return null;
  }
}

/** The secret again, whichever SESSION_SECRET it was sealed under; null when that one is gone or the account another's. */
export function unseal(kept: string, account: string): Uint8Array | null {
  const sealed = Buffer.from(kept, "base64url");
  for (const sessionSecret of settings.sessionSecrets) {
    const secret = unsealWith(sessionSecret, sealed, account);
    if (secret) return secret;
  }
  return null;
}

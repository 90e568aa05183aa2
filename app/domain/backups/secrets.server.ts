import { randomUUID } from "node:crypto";
import { readFile, rename, writeFile } from "node:fs/promises";
import { keyedHashes } from "~/platform/encrypt.server";
import { settings } from "~/platform/settings.server";

/** Hashes that tell whether another installation has the same secrets without revealing them. */
export const secretFingerprints = (): string[] => keyedHashes("fingerprint of the secret", "");

export const readStoredSecret = async (): Promise<Buffer | null> =>
  settings.storedSecretFile ? readFile(settings.storedSecretFile) : null;

/** Takes effect when processes start. */
export async function replaceStoredSecret(secret: Uint8Array): Promise<void> {
  if (!settings.storedSecretFile) return;
  const temporary = `${settings.storedSecretFile}.${randomUUID()}`;
  await writeFile(temporary, secret, { mode: 0o600, flag: "wx", flush: true });
  await rename(temporary, settings.storedSecretFile);
}

import { randomUUID } from "node:crypto";
import { rename, writeFile } from "node:fs/promises";
import { describeError, log } from "~/platform/log.server";
import { settings } from "~/platform/settings.server";
import { keySet } from "~/proof/key-set";
import { proofFiles } from "./proof-files.server";
import { publicKeys } from "./signing-keys.server";
import { signStatusToken } from "./status-token.server";

async function replace(file: string, content: object): Promise<void> {
  const part = `${file}.${randomUUID()}`;
  await writeFile(part, JSON.stringify(content), { mode: 0o644 });
  await rename(part, file);
}

/** Writes the status list first, because signing it creates a missing key. */
export async function writeProofCopies(): Promise<void> {
  const origin = settings.publicUrl ?? `http://localhost:${settings.port}`;
  const token = await signStatusToken(origin);
  await replace(proofFiles.status, { token });
  await replace(proofFiles.keys, keySet(await publicKeys()));
}

let current = Promise.resolve();

/** Runs after a change; a copy that cannot be written is written later. */
export function renewProofCopies(): Promise<void> {
  current = current
    .then(writeProofCopies)
    .catch((error) => log.warn("failed to write copies of the certificate keys", describeError(error)));
  return current;
}

const EVERY_MS = 60_000;

/** Starts refreshing the copies with what other processes changed. Returns a function that stops it. */
export function startRefreshingProofCopies(): () => Promise<void> {
  void renewProofCopies();
  const timer = setInterval(renewProofCopies, EVERY_MS).unref();
  return () => {
    clearInterval(timer);
    return current;
  };
}

import { randomUUID } from "node:crypto";
import { retryingStorage, storage } from "~/platform/storage/storage.server";

const PREFIX = "operations/backups-under-way/";
const FORGOTTEN_MS = 6 * 60 * 60 * 1000;

const isForgotten = (startedAt: Date) => Date.now() - startedAt.getTime() > FORGOTTEN_MS;

/** For every process, until the answer is called. A note that a killed backup left counts for six hours. */
export async function holdFiles(): Promise<() => Promise<void>> {
  for await (const { key, modifiedAt } of retryingStorage().list(PREFIX)) {
    if (isForgotten(modifiedAt)) await retryingStorage().delete(key);
  }
  const key = `${PREFIX}${randomUUID()}.json`;
  const note = Buffer.from(JSON.stringify({ startedAt: new Date() }));
  await retryingStorage().put(key, note, "application/json");
  return () => retryingStorage().delete(key);
}

export async function areFilesHeld(): Promise<boolean> {
  for await (const { modifiedAt } of storage().list(PREFIX)) {
    if (!isForgotten(modifiedAt)) return true;
  }
  return false;
}

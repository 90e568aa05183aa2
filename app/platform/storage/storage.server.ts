import path from "node:path";
import { settings } from "~/platform/settings.server";
import { StorageUnavailable } from "~/platform/unavailable";
import { circuitBreaker } from "./circuit-breaker";
import { filesystemStorage, sweepUnfinished } from "./filesystem.server";
import { withRetries } from "./retry";
import { s3Storage } from "./s3.server";
import { type Storage, StorageKeyRefused } from "./storage";

const asUnavailable = (error: unknown) =>
  error instanceof StorageKeyRefused || error instanceof StorageUnavailable
    ? error
    : new StorageUnavailable("the storage failed", { cause: error });

async function orUnavailable<Result>(work: Promise<Result>): Promise<Result> {
  try {
    return await work;
  } catch (error) {
    throw asUnavailable(error);
  }
}

export const reportUnavailable = (storage: Storage): Storage => ({
  put: (...file) => orUnavailable(storage.put(...file)),
  get: (...args) => orUnavailable(storage.get(...args)),
  head: (key) => orUnavailable(storage.head(key)),
  delete: (key) => orUnavailable(storage.delete(key)),
  async *list(prefix) {
    try {
      yield* storage.list(prefix);
    } catch (error) {
      throw asUnavailable(error);
    }
  },
});

let chosen: Storage | undefined;
let chosenRetrying: Storage | undefined;

const folder = path.join(settings.dataDir, "files");
const inFolder = () => filesystemStorage(folder);

export const sweepWriting = (before: Date): Promise<number> => sweepUnfinished(folder, before);

export function storage(): Storage {
  chosen ??= reportUnavailable(settings.s3 ? circuitBreaker(s3Storage(settings.s3)) : inFolder());
  return chosen;
}

/** Returns a storage that retries, for commands. */
export function retryingStorage(): Storage {
  chosenRetrying ??= reportUnavailable(withRetries(settings.s3 ? s3Storage(settings.s3) : inFolder()));
  return chosenRetrying;
}

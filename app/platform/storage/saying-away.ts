import { StorageAway } from "~/platform/away.server";
import { StorageKeyRefused } from "./key";
import type { Storage } from "./storage";

const named = (error: unknown) =>
  error instanceof StorageKeyRefused || error instanceof StorageAway
    ? error
    : new StorageAway("the storage failed", { cause: error });

async function saying<Result>(work: Promise<Result>): Promise<Result> {
  try {
    return await work;
  } catch (error) {
    throw named(error);
  }
}

/** The same storage, whose every failure is a StorageAway, so that nobody takes it for another's. */
export const sayingAway = (storage: Storage): Storage => ({
  put: (...file) => saying(storage.put(...file)),
  get: (...asked) => saying(storage.get(...asked)),
  head: (key) => saying(storage.head(key)),
  delete: (key) => saying(storage.delete(key)),
  async *list(prefix) {
    try {
      yield* storage.list(prefix);
    } catch (error) {
      throw named(error);
    }
  },
});

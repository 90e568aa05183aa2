import { setTimeout as delay } from "node:timers/promises";
import { type Storage, StorageKeyRefused } from "./storage";

const PAUSES_MS = [300, 2000];

export function withRetries(storage: Storage, pausesMs = PAUSES_MS): Storage {
  async function waitOrThrow(error: unknown, tries: number) {
    const pauseMs = pausesMs[tries];
    if (pauseMs === undefined || error instanceof StorageKeyRefused) throw error;
    await delay(pauseMs);
  }

  async function trying<Result>(work: () => Promise<Result>): Promise<Result> {
    for (let tries = 0; ; tries++) {
      try {
        return await work();
      } catch (error) {
        await waitOrThrow(error, tries);
      }
    }
  }

  return {
    put: (...file) => trying(() => storage.put(...file)),
    head: (key) => trying(() => storage.head(key)),
    delete: (key) => trying(() => storage.delete(key)),
    get: (...args) =>
      trying(async () => {
        const found = await storage.get(...args);
        if (!found) return null;
        const bytes = await new Response(found.body).arrayBuffer();
        return { ...found, body: new Response(bytes).body! };
      }),
    async *list(prefix) {
      let last = "";
      for (let tries = 0; ; tries++) {
        try {
          for await (const entry of storage.list(prefix)) {
            if (entry.key <= last) continue;
            [last, tries] = [entry.key, 0];
            yield entry;
          }
          return;
        } catch (error) {
          await waitOrThrow(error, tries);
        }
      }
    },
  };
}

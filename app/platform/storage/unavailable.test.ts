import { describe, expect, it } from "vitest";
import { StorageUnavailable } from "~/platform/unavailable";
import { circuitBreaker } from "./circuit-breaker";
import { checkedKey, type Storage, StorageKeyRefused } from "./storage";
import { reportUnavailable } from "./storage.server";

const failing = (work: (key: string) => Promise<never>): Storage => ({
  put: work,
  get: work,
  head: work,
  delete: work,
  async *list(prefix) {
    yield await work(prefix);
  },
});

describe("an unreachable storage", () => {
  const cause = Object.assign(new Error("no"), { code: "ECONNREFUSED" });
  const storage = reportUnavailable(
    failing(async (key) => {
      checkedKey(key);
      throw cause;
    }),
  );

  it("reports the failure and its cause for each operation", async () => {
    const away = { name: "StorageUnavailable", cause };
    await expect(storage.put("a", new Uint8Array(), "text/plain")).rejects.toMatchObject(away);
    await expect(storage.get("a")).rejects.toMatchObject(away);
    await expect(storage.head("a")).rejects.toMatchObject(away);
    await expect(storage.delete("a")).rejects.toMatchObject(away);
    await expect(storage.list("a")[Symbol.asyncIterator]().next()).rejects.toMatchObject(away);
  });

  it("still refuses an invalid key as such", async () => {
    await expect(storage.get("../a")).rejects.toThrow(StorageKeyRefused);
  });
});

describe("reading from a storage that hangs", () => {
  it("fails at once after 2 s, and works again once it answers", async () => {
    let now = 0;
    const answers: Array<(found: null) => void> = [];
    const hanging = () => new Promise<null>((resolve) => answers.push(resolve));
    const storage = circuitBreaker({ ...failing(async () => Promise.reject()), head: hanging }, () => now);
    const first = storage.head("a");
    now = 2001;
    await expect(storage.head("b")).rejects.toThrow(StorageUnavailable);
    expect(answers).toHaveLength(1);
    answers[0]!(null);
    expect(await first).toBeNull();
    const second = storage.head("c");
    answers[1]!(null);
    expect(await second).toBeNull();
  });

  it("pauses for 2 s after a hanging read has failed, but not after an immediate failure", async () => {
    let now = 0;
    let took = 0;
    let requests = 0;
    const storage = circuitBreaker(
      failing(async () => {
        requests += 1;
        now += took;
        throw new Error("no");
      }),
      () => now,
    );
    await expect(storage.get("a")).rejects.toThrow("no");
    took = 2001;
    await expect(storage.get("a")).rejects.toThrow("no");
    await expect(storage.get("a")).rejects.toThrow(StorageUnavailable);
    now += 2000;
    await expect(storage.get("a")).rejects.toThrow("no");
    expect(requests).toBe(3);
  });
});

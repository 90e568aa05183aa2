import { describe, expect, it } from "vitest";
import { withRetries } from "./retry";
import { type Storage, StorageKeyRefused, type StoredEntry } from "./storage";

const hiccup = new Error("503");
const bytes = new Uint8Array([1, 2, 3]);

/** Fails so many times, then answers; a body fails in its middle. */
function fickle(failures: number, error = hiccup) {
  let calls = 0;
  const answer = async <Result>(result: Result) => {
    if (calls++ < failures) throw error;
    return result;
  };
  const storage: Storage = {
    put: () => answer(undefined),
    delete: () => answer(undefined),
    head: () => answer({ size: 3, contentType: "text/plain" }),
    async get() {
      const good = calls++ >= failures;
      const body = new ReadableStream({
        pull(controller) {
          controller.enqueue(good ? bytes : bytes.subarray(0, 1));
          if (good) controller.close();
          else controller.error(error);
        },
      });
      return { body, size: 3, contentType: "text/plain" };
    },
    async *list() {
      for (const key of ["a", "b", "c"]) {
        if (key !== "a") await answer(undefined);
        yield { key } as StoredEntry;
      }
    },
  };
  return { storage: withRetries(storage, [1, 1]), callCount: () => calls };
}

const read = async ({ storage }: ReturnType<typeof fickle>) =>
  new Response((await storage.get("a"))!.body).bytes();

async function keysOf({ storage }: ReturnType<typeof fickle>) {
  const keys: string[] = [];
  for await (const { key } of storage.list("")) keys.push(key);
  return keys;
}

describe("withRetries", () => {
  it("tries each operation three times", async () => {
    expect(await fickle(2).storage.head("a")).toMatchObject({ size: 3 });
    await fickle(2).storage.put("a", bytes, "text/plain");
    await fickle(2).storage.delete("a");
    expect(await read(fickle(2))).toEqual(bytes);
    expect(await keysOf(fickle(2))).toEqual(["a", "b", "c"]);
  });

  it("gives up after the third", async () => {
    const broken = fickle(9);
    await expect(broken.storage.head("a")).rejects.toBe(hiccup);
    expect(broken.callCount()).toBe(3);
    await expect(read(fickle(9))).rejects.toBe(hiccup);
    await expect(keysOf(fickle(9))).rejects.toBe(hiccup);
  });

  it("refuses an invalid key at once", async () => {
    const refusing = fickle(9, new StorageKeyRefused("no"));
    await expect(refusing.storage.head("../a")).rejects.toThrow(StorageKeyRefused);
    expect(refusing.callCount()).toBe(1);
  });
});

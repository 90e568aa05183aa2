import { expect, it } from "vitest";
import { lruCache } from "./lru-cache";

const page = (bytes: number, text = "") => ({ bytes, text });

it("evicts the least recently used page", () => {
  const cache = lruCache(3000);
  for (const key of ["a", "b", "c"]) cache.set(key, page(1000));
  cache.get("a");
  cache.set("d", page(1000));
  expect(["a", "b", "c", "d"].filter((key) => cache.get(key))).toEqual(["a", "c", "d"]);
  expect(cache.size()).toEqual({ pages: 3, bytes: 3000 });
});

it("replaces an older version of a page", () => {
  const cache = lruCache<ReturnType<typeof page>>(3000);
  cache.set("a", page(1000, "old"));
  cache.set("a", page(500, "new"));
  expect(cache.get("a")?.text).toBe("new");
  expect(cache.size()).toEqual({ pages: 1, bytes: 500 });
});

it("never exceeds its size, even for a single large page", () => {
  const cache = lruCache(3000);
  cache.set("a", page(2000));
  cache.set("large", page(3001));
  expect(cache.size()).toEqual({ pages: 0, bytes: 0 });
});

it("clears all pages at once", () => {
  const cache = lruCache(3000);
  cache.set("a", page(1000));
  cache.clear();
  expect([cache.get("a"), cache.size()]).toEqual([null, { pages: 0, bytes: 0 }]);
});

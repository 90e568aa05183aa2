import { expect, it } from "vitest";
import { keptPages } from "./lru-cache";

const page = (bytes: number, text = "") => ({ bytes, text });

it("pages make room for new ones, those that nobody asked for longest first", () => {
  const kept = keptPages(3000);
  for (const key of ["a", "b", "c"]) kept.keep(key, page(1000));
  kept.find("a");
  kept.keep("d", page(1000));
  expect(["a", "b", "c", "d"].filter((key) => kept.find(key))).toEqual(["a", "c", "d"]);
  expect(kept.size()).toEqual({ pages: 3, bytes: 3000 });
});

it("a page takes the place of the one before it", () => {
  const kept = keptPages<ReturnType<typeof page>>(3000);
  kept.keep("a", page(1000, "old"));
  kept.keep("a", page(500, "new"));
  expect(kept.find("a")?.text).toBe("new");
  expect(kept.size()).toEqual({ pages: 1, bytes: 500 });
});

it("never hold more than they may, even one that is too large by itself", () => {
  const kept = keptPages(3000);
  kept.keep("a", page(2000));
  kept.keep("large", page(3001));
  expect(kept.size()).toEqual({ pages: 0, bytes: 0 });
});

it("are all forgotten at once", () => {
  const kept = keptPages(3000);
  kept.keep("a", page(1000));
  kept.clear();
  expect([kept.find("a"), kept.size()]).toEqual([null, { pages: 0, bytes: 0 }]);
});

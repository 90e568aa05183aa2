import { describe, expect, it } from "vitest";
import { keptPages } from "./kept-pages";

const MINUTE = 60_000;
const pages = (mostBytes = 1e6) => keptPages({ mostBytes, longestMs: 10 * MINUTE, renewedAfterMs: 3000 });
const page = (markup: string, at: number) => ({ markup, at });

describe("pages kept in memory", () => {
  it("are found for ten minutes after they were made, and no longer", () => {
    const kept = pages();
    kept.keep("/news", page("old", 5000));
    expect(kept.find("/news", 5000 + 10 * MINUTE)?.markup).toBe("old");
    expect(kept.find("/news", 5001 + 10 * MINUTE)).toBeNull();
    expect(kept.find("/events", 5000)).toBeNull();
  });

  it("are renewed, though not at every reading", () => {
    const kept = pages();
    kept.keep("/news", page("first", 0));
    kept.keep("/news", page("second", 2999));
    expect(kept.find("/news", 3000)?.markup).toBe("first");
    kept.keep("/news", page("third", 3000));
    expect(kept.find("/news", 3000)?.markup).toBe("third");
  });

  it("make room for new ones, those that nobody asked for longest first", () => {
    const kept = pages(6000);
    for (const name of ["a", "b", "c"]) kept.keep(name, page("x".repeat(950), 0));
    kept.find("a", 1);
    kept.keep("d", page("x".repeat(950), 2));
    expect(["a", "b", "c", "d"].filter((name) => kept.find(name, 2))).toEqual(["a", "c", "d"]);
    expect(kept.size()).toEqual({ pages: 3, bytes: 3 * 951 * 2 });
  });

  it("never hold more than they may, even one that is too large by itself", () => {
    const kept = pages(6000);
    kept.keep("large", page("x".repeat(9000), 0));
    expect(kept.size()).toEqual({ pages: 0, bytes: 0 });
  });

  it("are forgotten in every variant", () => {
    const kept = pages();
    for (const key of ["ar /news/1", "en /news/1", "en /news/11"]) kept.keep(key, page("x", 0));
    kept.forget(" /news/1");
    expect(["ar /news/1", "en /news/1", "en /news/11"].map((key) => kept.find(key, 0)?.markup)).toEqual([
      undefined,
      undefined,
      "x",
    ]);
  });
});

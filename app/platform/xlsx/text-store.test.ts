import { describe, expect, it } from "vitest";
import { TextStore, TextStoreFull } from "./text-store";

describe("TextStore", () => {
  it("returns texts of any script by their index", () => {
    const store = new TextStore(10_000_000);
    const texts = [
      "",
      "عمّان",
      "a".repeat(2_000_000),
      ...Array.from({ length: 3000 }, (_, index) => `${index} 😀`),
    ];
    for (const text of texts) store.add(text);
    expect(texts.map((_, index) => store.at(index))).toEqual(texts);
  });

  it.each([-1, 1, 0.5, Number.NaN])("has no text at %d", (index) => {
    const store = new TextStore(10);
    store.add("a");
    expect(store.at(index)).toBeUndefined();
  });

  it("refuses more bytes than it may take", () => {
    const store = new TextStore(4);
    store.add("عم");
    expect(() => store.add("a")).toThrow(TextStoreFull);
  });
});

import { describe, expect, it } from "vitest";
import { canonicalAddress, currentFor, inLanguageOf, withoutLanguage } from "./page-address";

describe("inLanguageOf", () => {
  it.each([
    ["/news", "/news?lang=ar"],
    ["/news?q=%D8%A3&page=2", "/news?q=%D8%A3&page=2&lang=ar"],
    ["/?lang=en", "/?lang=ar"],
  ])("turns %s into %s", (path, expected) => {
    expect(inLanguageOf(path, "ar")).toBe(expected);
  });

  it.each([
    ["/news?lang=en&page=2", "/news?page=2"],
    ["/?lang=en", "/"],
  ])("removes the language from %s: %s", (path, expected) => {
    expect(withoutLanguage(path)).toBe(expected);
  });
});

describe("the current link", () => {
  it.each([
    ["/news", "/news?page=2", "page"],
    ["/news", "/news/12", "true"],
    ["/news", "/newsroom", undefined],
    ["/", "/news", undefined],
    ["/", "/?lang=ar", "page"],
  ])("for %s on %s is %s", (link, path, expected) => {
    expect(currentFor(link, path)).toBe(expected);
  });
});

describe("canonicalAddress", () => {
  it.each([
    ["/news?lang=ar", "/news"],
    ["/news?page=2&lang=ar", "/news?page=2"],
    ["/news?page=1", "/news"],
    ["/news?page=-3", "/news"],
    ["/news?q=&date=", "/news"],
    ["/news/4?utm_source=x&fbclid=y", "/news/4"],
    ["/?tab=past&page=3", "/?tab=past&page=3"],
    ["/?tab=upcoming", "/"],
  ])("returns the canonical address of %s: %s", (address, found) =>
    expect(canonicalAddress(address)).toBe(found),
  );

  it.each([
    "/news?q=x",
    "/news?date=2026-11-21",
    "/dashboard?page=2",
    "/verify?number=10001",
    "/elections?doc_no=10001",
    "/emp-portal/logout",
  ])("is missing for %s", (address) => expect(canonicalAddress(address)).toBeNull());
});

import { describe, expect, it } from "vitest";
import { foundAddress } from "./found-address";

describe("the address search engines show", () => {
  it.each([
    ["/news?lang=ar", "/news"],
    ["/news?page=2&lang=ar", "/news?page=2"],
    ["/news?page=1", "/news"],
    ["/news?page=-3", "/news"],
    ["/news?q=&date=", "/news"],
    ["/news/4?utm_source=x&fbclid=y", "/news/4"],
    ["/?tab=past&page=3", "/?tab=past&page=3"],
    ["/?tab=upcoming", "/"],
  ])("of %s is %s", (address, found) => expect(foundAddress(address)).toBe(found));

  it.each([
    "/news?q=x",
    "/news?date=2026-11-21",
    "/dashboard?page=2",
    "/verify?number=10001",
    "/emp-portal/logout",
  ])("is missing for %s", (address) => expect(foundAddress(address)).toBeNull());
});

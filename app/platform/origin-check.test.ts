import { describe, expect, it } from "vitest";
import { originAllowed } from "./origin.server";

const ownOrigin = "https://portal.example";

describe("originAllowed", () => {
  it.each([
    ["our own page", "https://portal.example", undefined, true, true],
    ["our own page, told twice", "https://portal.example", "same-origin", true, true],
    ["another site", "https://evil.example", undefined, true, false],
    ["another site without a session", "https://evil.example", undefined, false, false],
    ["another site, told twice", "https://evil.example", "cross-site", true, false],
    ["another site that claims ours", "https://evil.example", "same-origin", true, false],
    ["another site that ends like ours", "https://portal.example.evil.example", undefined, true, false],
    ["another site that begins like ours", "https://portal.example@evil.example", undefined, true, false],
    ["a sibling subdomain", "https://shop.portal.example", "same-site", true, false],
    ["another port", "https://portal.example:8443", "same-site", true, false],
    ["our host behind a proxy that hides https", "http://portal.example", "same-origin", true, true],
    ["our host over plain http", "http://portal.example", undefined, true, false],
    ["our host over plain http, told by the browser", "http://portal.example", "cross-site", true, false],
    ["a hidden origin", "null", undefined, false, false],
    ["a hidden origin of another site", "null", "cross-site", false, false],
    ["a hidden origin of our page", "null", "same-origin", true, true],
    ["a malformed origin", "::", undefined, false, false],
    ["an empty origin with a session", "", undefined, true, false],
    ["an address typed by hand", undefined, "none", true, true],
    ["our page, origin stripped", undefined, "same-origin", true, true],
    ["another site, origin stripped", undefined, "cross-site", false, false],
    ["a program with a session", undefined, undefined, true, false],
    ["a program without a session", undefined, undefined, false, true],
  ])("for %s", (_who, origin, secFetchSite, hasSession, allowed) => {
    expect(originAllowed({ origin, secFetchSite, hasSession, ownOrigin })).toBe(allowed);
  });
});

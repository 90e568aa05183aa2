import { describe, expect, it } from "vitest";
import { originAllowed } from "./origin.server";

const ownOrigin = "https://portal.example";

describe("originAllowed", () => {
  it.each([
    { sender: "our own page", origin: "https://portal.example", hasSession: true, allowed: true },
    {
      sender: "our own page, told twice",
      origin: "https://portal.example",
      secFetchSite: "same-origin",
      hasSession: true,
      allowed: true,
    },
    { sender: "another site", origin: "https://evil.example", hasSession: true },
    { sender: "another site without a session", origin: "https://evil.example" },
    {
      sender: "another site, told twice",
      origin: "https://evil.example",
      secFetchSite: "cross-site",
      hasSession: true,
    },
    {
      sender: "another site that claims ours",
      origin: "https://evil.example",
      secFetchSite: "same-origin",
      hasSession: true,
    },
    {
      sender: "another site that ends like ours",
      origin: "https://portal.example.evil.example",
      hasSession: true,
    },
    {
      sender: "another site that begins like ours",
      origin: "https://portal.example@evil.example",
      hasSession: true,
    },
    {
      sender: "a sibling subdomain",
      origin: "https://shop.portal.example",
      secFetchSite: "same-site",
      hasSession: true,
    },
    {
      sender: "another port",
      origin: "https://portal.example:8443",
      secFetchSite: "same-site",
      hasSession: true,
    },
    {
      sender: "our host behind a proxy that hides https",
      origin: "http://portal.example",
      secFetchSite: "same-origin",
      hasSession: true,
      allowed: true,
    },
    { sender: "our host over plain http", origin: "http://portal.example", hasSession: true },
    {
      sender: "our host over plain http, told by the browser",
      origin: "http://portal.example",
      secFetchSite: "cross-site",
      hasSession: true,
    },
    { sender: "a hidden origin", origin: "null" },
    { sender: "a hidden origin of another site", origin: "null", secFetchSite: "cross-site" },
    {
      sender: "a hidden origin of our page",
      origin: "null",
      secFetchSite: "same-origin",
      hasSession: true,
      allowed: true,
    },
    { sender: "a malformed origin", origin: "::" },
    { sender: "an empty origin with a session", origin: "", hasSession: true },
    { sender: "an address typed by hand", secFetchSite: "none", hasSession: true, allowed: true },
    { sender: "our page, origin stripped", secFetchSite: "same-origin", hasSession: true, allowed: true },
    { sender: "another site, origin stripped", secFetchSite: "cross-site" },
    { sender: "a program with a session", hasSession: true },
    { sender: "a program without a session", allowed: true },
  ])("for $sender", ({ origin, secFetchSite, hasSession = false, allowed = false }) => {
    expect(originAllowed({ origin, secFetchSite, hasSession, ownOrigin })).toBe(allowed);
  });
});

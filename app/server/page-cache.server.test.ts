import { describe, expect, it } from "vitest";
import { isAnonymous, pageKey } from "./page-cache.server";

describe("pageKey", () => {
  it.each([
    ["", true],
    ["lang=ar; theme=dark; lite=1", true],
    ["_ga=1.2; naqaba_device=abc", true],
    ["flash=", true],
    ["naqaba_doctor=x", false],
    ["lang=ar; __Host-naqaba_staff=x", false],
    ["naqaba_computer=x", false],
    ["lang=ar; naqaba_draft=x", false],
    ["__Host-naqaba_draft=x", false],
    ["naqaba_second_step=x", false],
    ["lang=ar; flash=eyJ9", false],
  ])("for a request with %s: %s", (cookies, nothing) => expect(isAnonymous(cookies)).toBe(nothing));
});

describe("the cache key", () => {
  const host = "a.example";
  const key = (
    headers: Record<string, string> = {},
    { url = "/news", method = "GET", behindProxy = true } = {},
  ) => pageKey({ method, url, headers: { host, ...headers } }, behindProxy);

  const keysOf = (all: object[]) => new Set(all.map((headers) => key({ ...headers })));

  it("differs for everything that a page depends on", () => {
    const different = [
      {},
      { host: "b.example" },
      { "x-forwarded-proto": "https" },
      { "x-forwarded-host": "b.example" },
      { cookie: "lang=ar" },
      { cookie: "lang=en" },
      { cookie: "theme=dark" },
      { cookie: "lite=1" },
      { cookie: "lang=ar; theme=dark" },
    ];
    expect(keysOf(different).size).toBe(different.length);
  });

  it("ignores everything that a page does not depend on", () => {
    const same = [
      {},
      { cookie: "naqaba_device=x; _ga=1" },
      { "accept-language": "ar" },
      { "user-agent": "any" },
      { cookie: "lite=0" },
      { cookie: "lite=0", "save-data": "on" },
      { cookie: "lang=xx; theme=pink" },
    ];
    expect(keysOf(same).size).toBe(1);
    expect(key({ "save-data": "on" })).toBe(key({ cookie: "lite=1" }));
  });

  it("ignores forwarded hosts without a trusted proxy", () => {
    const alone = { behindProxy: false };
    expect(key({ "x-forwarded-host": "evil.example" }, alone)).toBe(key({}, alone));
  });

  it.each<[string, Record<string, string>, { url?: string; method?: string }?]>([
    ["a session", { cookie: "naqaba_staff=x" }],
    ["a form", {}, { method: "POST" }],
    ["HEAD", {}, { method: "HEAD" }],
    ["a body", { "content-length": "5" }],
    ["a body of unknown length", { "transfer-encoding": "chunked" }],
    ["no host", { host: "" }],
    ["a language that its cookie does not say yet", {}, { url: "/news?lang=ar" }],
    ["another language than its cookie says", { cookie: "lang=en" }, { url: "/news?lang=ar" }],
  ])("is null for a request with %s", (_what, headers, scope) => expect(key(headers, scope)).toBeNull());

  it("uses the language if address and cookie agree", () => {
    expect(key({ cookie: "lang=ar" }, { url: "/news?lang=ar" })).not.toBeNull();
  });
});

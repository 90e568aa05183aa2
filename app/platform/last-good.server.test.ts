import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { findLastGood, keepLastGood } from "./last-good.server";
import { inRequest, type RequestScope } from "./request-scope.server";

const variant = { origin: "https://a.example", language: "en", theme: "light", lite: false };
const MINUTE = 60_000;

let nth = 0;
const address = () => `https://a.example/page/${++nth}`;
const asked = (url: string, cookie = "", method = "GET") =>
  new Request(url, { method, headers: cookie ? { Cookie: cookie } : {} });
const good = (headers: Record<string, string> = {}, status = 200) => ({
  status,
  headers: new Headers(headers),
  markup: "<main></main>",
});
const away: Partial<RequestScope> = { away: "database", lost: true };

/** What a reader is shown whose page came out as 503. */
const found = (request: Request, scope = away, status = 503) =>
  inRequest({ address: "192.0.2.1", ...scope }, () => findLastGood(request, variant, status));

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["performance"] });
});
afterEach(() => {
  vi.useRealTimers();
});

describe("the last good copy", () => {
  it("is shown for ten minutes, with its age, while the database is away", () => {
    const url = address();
    keepLastGood(asked(url), variant, good());
    vi.advanceTimersByTime(10 * MINUTE);
    expect(found(asked(url))).toMatchObject({ markup: "<main></main>", ageSeconds: 600 });
    vi.advanceTimersByTime(1);
    expect(found(asked(url))).toBeNull();
  });

  it("marks the request in whose place it stands", () => {
    const url = address();
    keepLastGood(asked(url), variant, good());
    const scope: RequestScope = { address: "192.0.2.1", away: "database", lost: true };
    inRequest(scope, () => findLastGood(asked(url), variant, 503));
    expect(scope.stale).toBe(true);
  });

  it.each<[string, Parameters<typeof good>, string?, string?]>([
    ["set a cookie, as one that shows a message does", [{ "Set-Cookie": "flash=" }]],
    ["was private", [{ "Cache-Control": "private, no-store" }]],
    ["was not to be stored", [{ "Cache-Control": "no-store" }]],
    ["was not found", [{}, 404]],
    ["was refused", [{}, 422]],
    ["was made for a doctor", [], "naqaba_doctor=x"],
    ["was made for staff", [], "lang=ar; __Host-naqaba_staff=x"],
    ["was made for somebody with a draft", [], "naqaba_draft=x"],
    ["had a message", [], "flash=x"],
    ["answered a form", [], "", "POST"],
    ["answered HEAD", [], "", "HEAD"],
  ])("is none of a page that %s", (_why, given, cookie, method) => {
    const url = address();
    keepLastGood(asked(url, cookie, method), variant, good(...given));
    expect(found(asked(url))).toBeNull();
  });

  it.each<[string, string, Partial<RequestScope>, number, string?]>([
    ["a reader with a session", "naqaba_computer=x", away, 503],
    ["a reader to whom a message is due", "flash=x", away, 503],
    ["a form", "", away, 503, "POST"],
    ["a failure of our own", "", {}, 500],
    ["a database that is too slow for it", "", { away: "database" }, 503],
    ["storage that is away", "", { away: "storage" }, 503],
    ["a page that could be made", "", away, 200],
  ])("is not for %s", (_whom, cookie, scope, status, method) => {
    const url = address();
    keepLastGood(asked(url), variant, good());
    expect(found(asked(url, cookie, method), scope, status)).toBeNull();
  });

  it("is forgotten in every variant once the page is gone", () => {
    const url = address();
    keepLastGood(asked(url), variant, good());
    keepLastGood(asked(url), { ...variant, language: "ar" }, good({}, 404));
    expect(found(asked(url))).toBeNull();
  });
});

import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { contentChanged, contentFollowed, contentUnknown } from "../content-changes.server";
import { cachePage, findFresh, findStale, reserveSlot, waitForRendering } from "./page-cache.server";

const MINUTE = 60_000;
let nth = 0;
const key = () => `page ${++nth}`;
const page = (text = "page") => ({
  headers: [["etag", 'W/"a"']] as Array<[string, string]>,
  packed: { br: Buffer.from(text), gzip: Buffer.from(text) },
  hasOneTimeIds: false,
  route: "/news",
});
const textOf = (found: ReturnType<typeof findFresh>) => found?.packed.br.toString() ?? null;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["performance", "Date"], now: new Date("2026-03-10T12:00:00Z") });
  contentFollowed();
});
afterEach(() => {
  vi.useRealTimers();
});

function kept(): string {
  const entry = key();
  cachePage(reserveSlot(entry), page());
  return entry;
}

describe("a cached page", () => {
  it("is fresh for a minute and a last-good copy for ten", () => {
    const entry = kept();
    vi.advanceTimersByTime(MINUTE);
    expect(textOf(findFresh(entry))).toBe("page");
    vi.advanceTimersByTime(1);
    expect(findFresh(entry)).toBeNull();
    vi.advanceTimersByTime(9 * MINUTE - 1);
    expect(textOf(findStale(entry))).toBe("page");
    vi.advanceTimersByTime(1);
    expect(findStale(entry)).toBeNull();
  });

  it("is not fresh on the next day", () => {
    vi.setSystemTime(new Date("2026-03-10T20:59:59.500Z"));
    const entry = kept();
    expect(findFresh(entry)).not.toBeNull();
    vi.setSystemTime(new Date("2026-03-10T21:00:00Z"));
    expect(findFresh(entry)).toBeNull();
  });

  it("is dropped with its copy when content changes", () => {
    const entry = kept();
    contentChanged();
    expect([findFresh(entry), findStale(entry)]).toEqual([null, null]);
  });

  it("is not stored if content changed while it was rendered", () => {
    const entry = key();
    const slot = reserveSlot(entry);
    contentChanged();
    cachePage(slot, page());
    expect(findStale(entry)).toBeNull();
  });

  it("is only a copy while change notifications are missing, and afterwards", () => {
    const entry = kept();
    contentUnknown();
    expect(findFresh(entry)).toBeNull();
    expect(textOf(findStale(entry))).toBe("page");
    contentFollowed();
    expect(findFresh(entry)).toBeNull();
    expect(textOf(findStale(entry))).toBe("page");
    cachePage(reserveSlot(entry), page("new"));
    expect(textOf(findFresh(entry))).toBe("new");
  });

  it("rendered while notifications were missing is never fresh", () => {
    const entry = key();
    contentUnknown();
    const slot = reserveSlot(entry);
    contentFollowed();
    cachePage(slot, page());
    expect(findFresh(entry)).toBeNull();
  });
});

describe("a page that is being rendered", () => {
  it("is waited for until it is stored", async () => {
    const entry = key();
    expect(waitForRendering(entry)).toBeUndefined();
    const slot = reserveSlot(entry);
    const waiting = waitForRendering(entry);
    cachePage(slot, page());
    await waiting;
    expect(textOf(findFresh(entry))).toBe("page");
    expect(waitForRendering(entry)).toBeUndefined();
  });

  it("releases the waiting requests if it is not stored", async () => {
    const entry = key();
    const slot = reserveSlot(entry);
    const waiting = waitForRendering(entry);
    slot.release();
    await waiting;
    expect(waitForRendering(entry)).toBeUndefined();
  });

  it("that is late does not end the wait for its successor", () => {
    const entry = key();
    const first = reserveSlot(entry);
    const second = reserveSlot(entry);
    first.release();
    expect(waitForRendering(entry)).toBeDefined();
    second.release();
    expect(waitForRendering(entry)).toBeUndefined();
  });
});

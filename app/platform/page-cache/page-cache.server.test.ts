import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { contentChanged, contentFollowed, contentUnknown } from "../content-changes.server";
import { cachePage, findFresh, findStale, reserveSlot, whenMade } from "./page-cache.server";

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
  const its = key();
  cachePage(reserveSlot(its), page());
  return its;
}

describe("a kept page", () => {
  it("is fresh for a minute and a copy for ten", () => {
    const its = kept();
    vi.advanceTimersByTime(MINUTE);
    expect(textOf(findFresh(its))).toBe("page");
    vi.advanceTimersByTime(1);
    expect(findFresh(its)).toBeNull();
    vi.advanceTimersByTime(9 * MINUTE - 1);
    expect(textOf(findStale(its))).toBe("page");
    vi.advanceTimersByTime(1);
    expect(findStale(its)).toBeNull();
  });

  it("is not fresh on the next day", () => {
    vi.setSystemTime(new Date("2026-03-10T20:59:59.500Z"));
    const its = kept();
    expect(findFresh(its)).not.toBeNull();
    vi.setSystemTime(new Date("2026-03-10T21:00:00Z"));
    expect(findFresh(its)).toBeNull();
  });

  it("is dropped when content changes, as a copy too", () => {
    const its = kept();
    contentChanged();
    expect([findFresh(its), findStale(its)]).toEqual([null, null]);
  });

  it("made before a change, and done after it, is not kept", () => {
    const its = key();
    const slot = reserveSlot(its);
    contentChanged();
    cachePage(slot, page());
    expect(findStale(its)).toBeNull();
  });

  it("is only a copy while changes go by unheard, and afterwards", () => {
    const its = kept();
    contentUnknown();
    expect(findFresh(its)).toBeNull();
    expect(textOf(findStale(its))).toBe("page");
    contentFollowed();
    expect(findFresh(its)).toBeNull();
    expect(textOf(findStale(its))).toBe("page");
    cachePage(reserveSlot(its), page("new"));
    expect(textOf(findFresh(its))).toBe("new");
  });

  it("made while changes went by unheard is never fresh", () => {
    const its = key();
    contentUnknown();
    const slot = reserveSlot(its);
    contentFollowed();
    cachePage(slot, page());
    expect(findFresh(its)).toBeNull();
  });
});

describe("a page in the making", () => {
  it("is waited for until it is kept", async () => {
    const its = key();
    expect(whenMade(its)).toBeUndefined();
    const slot = reserveSlot(its);
    const waiting = whenMade(its);
    cachePage(slot, page());
    await waiting;
    expect(textOf(findFresh(its))).toBe("page");
    expect(whenMade(its)).toBeUndefined();
  });

  it("lets those who wait go on when it is not kept", async () => {
    const its = key();
    const slot = reserveSlot(its);
    const waiting = whenMade(its);
    slot.release();
    await waiting;
    expect(whenMade(its)).toBeUndefined();
  });

  it("that is late does not end the wait for the one after it", () => {
    const its = key();
    const first = reserveSlot(its);
    const second = reserveSlot(its);
    first.release();
    expect(whenMade(its)).toBeDefined();
    second.release();
    expect(whenMade(its)).toBeUndefined();
  });
});

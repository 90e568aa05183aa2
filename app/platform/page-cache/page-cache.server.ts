import { randomUUID } from "node:crypto";
import type { Compressed } from "~/platform/compression.server";
import { now, today } from "../clock.server";
import { contentVersion, followedVersion, onContentChanged } from "../content-changes.server";
import { counter, polledGauge } from "../metrics.server";
import { lruCache } from "./lru-cache";

const MAX_BYTES = 16 * 1024 * 1024;
const FRESH_MS = 60_000;
const COPY_MS = 10 * 60_000;
const BYTES_BESIDE = 2048;

type Answered = {
  headers: Array<[name: string, value: string]>;
  packed: Compressed;
  hasOneTimeIds: boolean;
  route: string | undefined;
};

/** A page as a visitor without cookies gets it. `at` is taken from a monotonic clock. */
export type CachedPage = Answered & {
  bytes: number;
  at: number;
  madeAt: Date;
  day: string;
  version: number;
  etag: string | null;
  written?: readonly string[];
};

export type Slot = { key: string; version: number; release: () => void };

const pages = lruCache<CachedPage>(MAX_BYTES);
const underWay = new Map<string, Promise<void>>();

const dropped = counter(
  "page_cache_drops_total",
  "Times that all kept pages were dropped since content changed",
);
polledGauge("page_cache_bytes", "Memory of the pages kept", () => pages.size().bytes);
polledGauge("page_cache_pages", "Pages kept", () => pages.size().pages);

/**
 * Pages that are being rendered during a change are not cached. After changes may have been missed, last-good copies
 * stay.
 */
onContentChanged((news) => {
  if (news !== "changed") return;
  pages.clear();
  dropped.inc();
});

/** Returns a page that is at most a minute old, of today, and unchanged since. */
export function findFresh(key: string): CachedPage | null {
  const page = pages.get(key);
  if (!page || page.version !== followedVersion() || page.day !== today()) return null;
  return performance.now() - page.at <= FRESH_MS ? page : null;
}

/** Returns a page that is at most ten minutes old, whatever has changed since. */
export function findStale(key: string): CachedPage | null {
  const page = pages.get(key);
  return page && performance.now() - page.at <= COPY_MS ? page : null;
}

/** Waits for a rendering in progress; undefined if there is none. It may resolve without a cached page. */
export const waitForRendering = (key: string): Promise<void> | undefined => underWay.get(key);

/** Reserves the rendering of a page; others wait until the slot is released. */
export function reserveSlot(key: string): Slot {
  let release = () => {};
  const made = new Promise<void>((resolve) => {
    release = resolve;
  });
  underWay.set(key, made);
  const releaseOnce = () => {
    if (underWay.get(key) === made) underWay.delete(key);
    release();
  };
  return { key, version: contentVersion(), release: releaseOnce };
}

export function cachePage(slot: Slot, answered: Answered): void {
  if (slot.version === contentVersion()) {
    const { br, gzip } = answered.packed;
    const bytes = br.length + gzip.length + slot.key.length * 2 + BYTES_BESIDE;
    const [, etag = null] = answered.headers.find(([name]) => name === "etag") ?? [];
    const made = { at: performance.now(), madeAt: now(), day: today(), version: slot.version };
    pages.set(slot.key, { ...answered, ...made, bytes, etag });
  }
  slot.release();
}

const SUBMISSION_ID = /(name="submission_id" value=")[^"]*"/g;

export const hasOneTimeIds = (html: string): boolean => html.includes('name="submission_id"');

export const withNewIds = (html: string): string =>
  html.replace(SUBMISSION_ID, (_field, before: string) => `${before}${randomUUID()}"`);

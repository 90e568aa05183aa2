export type KeptPage<Made> = Made & { markup: string; at: number };
type Limits = { mostBytes: number; longestMs: number; renewedAfterMs: number };

const BYTES_OF_A_SIGN = 2;
const sizeOf = (key: string, markup: string) => (key.length + markup.length) * BYTES_OF_A_SIGN;

/**
 * Pages in memory, by key: no more than `mostBytes` in all, those that nobody asked for longest out first, each until
 * `longestMs` after it was made. Times are milliseconds of a clock that never turns back.
 */
export function keptPages<Made extends object>({ mostBytes, longestMs, renewedAfterMs }: Limits) {
  const pages = new Map<string, KeptPage<Made>>();
  let bytes = 0;
  const remove = (key: string) => {
    const page = pages.get(key);
    if (!page) return;
    pages.delete(key);
    bytes -= sizeOf(key, page.markup);
  };
  const put = (key: string, page: KeptPage<Made>) => {
    remove(key);
    pages.set(key, page);
    bytes += sizeOf(key, page.markup);
  };
  return {
    /** Keeps a page, unless one that is hardly older is kept. */
    keep(key: string, page: KeptPage<Made>) {
      const before = pages.get(key);
      put(key, before && page.at - before.at < renewedAfterMs ? before : page);
      for (const oldest of pages.keys()) {
        if (bytes <= mostBytes) break;
        remove(oldest);
      }
    },
    find(key: string, at: number): KeptPage<Made> | null {
      const page = pages.get(key);
      if (!page || at - page.at > longestMs) return null;
      put(key, page);
      return page;
    },
    /** Forgets every page whose key ends like this. */
    forget(ending: string) {
      for (const key of pages.keys()) if (key.endsWith(ending)) remove(key);
    },
    size: () => ({ pages: pages.size, bytes }),
  };
}

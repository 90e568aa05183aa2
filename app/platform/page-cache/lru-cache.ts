type Sized = { bytes: number };

export function lruCache<Page extends Sized>(mostBytes: number) {
  const pages = new Map<string, Page>();
  let bytes = 0;
  const remove = (key: string) => {
    bytes -= pages.get(key)?.bytes ?? 0;
    pages.delete(key);
  };
  return {
    set(key: string, page: Page): void {
      remove(key);
      pages.set(key, page);
      bytes += page.bytes;
      for (const oldest of pages.keys()) {
        if (bytes <= mostBytes) break;
        remove(oldest);
      }
    },
    get(key: string): Page | null {
      const page = pages.get(key);
      if (!page) return null;
      pages.delete(key);
      pages.set(key, page);
      return page;
    },
    clear(): void {
      pages.clear();
      bytes = 0;
    },
    size: () => ({ pages: pages.size, bytes }),
  };
}

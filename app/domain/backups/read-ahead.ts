/** Yields loaded items in order, and loads the next few while one is processed. */
export async function* readAhead<Item, Loaded>(
  items: Iterable<Item>,
  ahead: number,
  load: (item: Item) => Promise<Loaded>,
): AsyncGenerator<Loaded> {
  const waiting: Array<Promise<Loaded>> = [];
  for (const item of items) {
    const loading = load(item);
    loading.catch(() => {});
    waiting.push(loading);
    if (waiting.length > ahead) yield await waiting.shift()!;
  }
  for (const loading of waiting) yield await loading;
}

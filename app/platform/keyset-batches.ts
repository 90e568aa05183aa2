export async function* keysetBatches<Row>(
  read: (last: Row | null) => PromiseLike<Row[]>,
): AsyncGenerator<Row[], void> {
  let last: Row | null = null;
  for (;;) {
    const some: Row[] = await read(last);
    if (!some.length) return;
    yield some;
    last = some.at(-1)!;
  }
}

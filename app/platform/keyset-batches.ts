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

const AT_A_TIME = 500;

/** Yields the rows of some ids at a time, in the order of the ids; rows deleted meanwhile are left out. */
export async function* batchesOfIds<Row extends { id: number }>(
  ids: number[],
  read: (some: number[]) => PromiseLike<Row[]>,
): AsyncGenerator<Row[], void> {
  for (let start = 0; start < ids.length; start += AT_A_TIME) {
    const some = ids.slice(start, start + AT_A_TIME);
    const rows = new Map((await read(some)).map((row) => [row.id, row]));
    yield some.flatMap((id) => rows.get(id) ?? []);
  }
}

import { expect, it } from "vitest";
import { batchesOfIds, keysetBatches } from "./keyset-batches";

it("reads batches after the last row until none is left", async () => {
  const all = [1, 2, 3, 4, 5];
  const parts = [];
  for await (const some of keysetBatches<number>(async (last) =>
    all.filter((n) => n > (last ?? 0)).slice(0, 2),
  ))
    parts.push(some);
  expect(parts).toEqual([[1, 2], [3, 4], [5]]);
});

it("reads rows by id in order, in batches, without deleted ones", async () => {
  const ids = Array.from({ length: 501 }, (_, nth) => 501 - nth);
  const parts = [];
  for await (const some of batchesOfIds(ids, async (batch) =>
    batch
      .filter((id) => id !== 3)
      .map((id) => ({ id }))
      .sort((a, b) => a.id - b.id),
  ))
    parts.push(some.map(({ id }) => id));
  expect(parts).toEqual([ids.slice(0, 500).filter((id) => id !== 3), [1]]);
});

import { expect, it } from "vitest";
import { keysetBatches } from "./keyset-batches";

it("asks for what follows the last row until nothing does", async () => {
  const all = [1, 2, 3, 4, 5];
  const parts = [];
  for await (const some of keysetBatches<number>(async (last) =>
    all.filter((n) => n > (last ?? 0)).slice(0, 2),
  ))
    parts.push(some);
  expect(parts).toEqual([[1, 2], [3, 4], [5]]);
});

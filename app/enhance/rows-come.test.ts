import { expect, it } from "vitest";
import { csv } from "~/platform/csv";
import { rowsCome } from "./rows-come";

const bytesOf = (rows: string[][]) => new TextEncoder().encode(csv(["name", "words"], rows));
const inParts = (bytes: Uint8Array, size: number) =>
  Array.from({ length: Math.ceil(bytes.length / size) }, (_, nth) =>
    bytes.subarray(nth * size, (nth + 1) * size),
  );

it.each([
  [[], 0],
  [[["أحمد", "one"]], 1],
  [
    [
      ["سلمى", "two\r\nlines, and a 'quote'"],
      ['"', 'said "yes"\n'],
      ["", ""],
    ],
    3,
  ],
])("counts the rows of %j in any chunks", (rows, count) => {
  const bytes = bytesOf(rows);
  for (const size of [1, 7, bytes.length]) {
    const come = rowsCome();
    expect(inParts(bytes, size).map(come).at(-1)).toBe(count);
  }
});

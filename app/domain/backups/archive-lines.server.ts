import { createHash } from "node:crypto";

export async function* linesOf(pieces: AsyncIterable<string>): AsyncGenerator<string> {
  let rest = "";
  for await (const piece of pieces) {
    const lines = (rest + piece).split("\n");
    rest = lines.pop() ?? "";
    yield* lines;
  }
  if (rest) yield rest;
}

const PIECE = 64 * 1024;

export async function* piecesOf(lines: AsyncIterable<string>): AsyncGenerator<string> {
  let piece = "";
  for await (const line of lines) {
    piece += `${line}\n`;
    if (piece.length < PIECE) continue;
    yield piece;
    piece = "";
  }
  if (piece) yield piece;
}

export type Measured = { size: number; sha256: string };

export function lineDigest() {
  const hash = createHash("sha256");
  let rows = 0;
  return {
    add(line: string) {
      hash.update(`${line}\n`);
      rows++;
    },
    result: () => ({ rows, sha256: hash.digest("hex") }),
  };
}

export const measured = (bytes: Uint8Array): Measured => ({
  size: bytes.length,
  sha256: createHash("sha256").update(bytes).digest("hex"),
});

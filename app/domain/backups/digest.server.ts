import { createHash } from "node:crypto";

export type Measured = { size: number; sha256: string };

/** Counts lines and hashes them in their order, each with its end. */
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

/** The size and the hash of bytes. */
export const measured = (bytes: Uint8Array): Measured => ({
  size: bytes.length,
  sha256: createHash("sha256").update(bytes).digest("hex"),
});

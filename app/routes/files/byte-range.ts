export type ByteRange = { start: number; end: number };

/**
 * The single range that a `Range` header asks of a file of `size` bytes, both ends included; null where the whole
 * file is to be sent (no header, several ranges, another unit), "unsatisfiable" where it lies outside.
 */
export function byteRange(header: string | null, size: number): ByteRange | "unsatisfiable" | null {
  const asked = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header?.trim() ?? "");
  if (!asked || (!asked[1] && !asked[2])) return null;
  const [, first, last] = asked;
  if (!first) {
    const length = Math.min(Number(last), size);
    return length > 0 ? { start: size - length, end: size - 1 } : "unsatisfiable";
  }
  const start = Number(first);
  const end = last ? Math.min(Number(last), size - 1) : size - 1;
  if (last && Number(last) < start) return null;
  return start < size ? { start, end } : "unsatisfiable";
}

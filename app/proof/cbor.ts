const DEEPEST = 8;
const SIZES = [1, 2, 4, 8];
const SIMPLE = new Map<number, unknown>([
  [20, false],
  [21, true],
  [22, null],
]);

class NoCbor extends Error {}

/**
 * Reads the subset of CBOR that certificates use: integers, bytes, texts, arrays and maps of a stated length (RFC
 * 8949). `allowedTag` may precede the outermost value. Throws for anything else, and for trailing bytes.
 */
export function readCbor(bytes: Uint8Array, { allowedTag }: { allowedTag?: number } = {}): unknown {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const text = new TextDecoder("utf-8", { fatal: true });
  let at = 0;

  function take(length: number): Uint8Array {
    if (length > bytes.length - at) throw new NoCbor();
    at += length;
    return bytes.subarray(at - length, at);
  }

  function count(info: number): number {
    if (info < 24) return info;
    const size = SIZES[info - 24];
    if (!size) throw new NoCbor();
    const number = take(size).reduce((sum, byte) => sum * 256 + byte, 0);
    if (!Number.isSafeInteger(number)) throw new NoCbor();
    return number;
  }

  function items<Item>(length: number, read: () => Item): Item[] {
    if (length > bytes.length - at) throw new NoCbor();
    return Array.from({ length }, read);
  }

  function value(depth: number): unknown {
    if (depth > DEEPEST) throw new NoCbor();
    const head = view.getUint8(at++);
    const [kind, info] = [head >> 5, head & 31];
    if (kind === 7 && SIMPLE.has(info)) return SIMPLE.get(info);
    if (kind === 7) throw new NoCbor();
    const number = count(info);
    const next = () => value(depth + 1);
    switch (kind) {
      case 0:
        return number;
      case 1:
        return -1 - number;
      case 2:
        return take(number);
      case 3:
        return text.decode(take(number));
      case 4:
        return items(number, next);
      case 5: {
        const map = new Map(items(number, () => [next(), next()] as const));
        if (map.size !== number) throw new NoCbor();
        return map;
      }
      default:
        if (depth > 0 || number !== allowedTag) throw new NoCbor();
        return next();
    }
  }

  const read = value(0);
  if (at !== bytes.length) throw new NoCbor();
  return read;
}

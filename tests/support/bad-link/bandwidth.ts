const BITS = 8;
const MS = 1000;

/** One direction of a link, shared by all that goes over it: tells when bytes handed over at a moment have left. */
export function bandwidth(bitsASecond: number) {
  let freeAt = 0;
  return (bytes: number, now: number): number => {
    freeAt = Math.max(freeAt, now) + (bytes * BITS * MS) / bitsASecond;
    return freeAt;
  };
}

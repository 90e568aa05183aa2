const BITS = 8;
const MS = 1000;

/** One direction of a link, shared by everything sent over it. Returns when bytes handed over at a time have left. */
export function bandwidth(bitsASecond: number) {
  let freeAt = 0;
  return (bytes: number, now: number): number => {
    freeAt = Math.max(freeAt, now) + (bytes * BITS * MS) / bitsASecond;
    return freeAt;
  };
}

const STEP = 0x6d2b79f5;
const WHOLE = 2 ** 32;

/** Decides which consecutive packets are lost: a share of them, the same for the same seed. */
export function losses(share: number, seed: number) {
  let state = seed;
  return (): boolean => {
    state = (state + STEP) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / WHOLE < share;
  };
}

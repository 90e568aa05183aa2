const STEP = 0x6d2b79f5;
const WHOLE = 2 ** 32;

/** Which of the packets that follow one another are lost: a share of them, the same ones for the same seed. */
export function losses(share: number, seed: number) {
  let state = seed;
  return (): boolean => {
    state = (state + STEP) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / WHOLE < share;
  };
}

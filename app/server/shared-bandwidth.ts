/**
 * One bandwidth (bytes a second) for all who send at once, in the order in which their pieces come: the answer is for how
 * many milliseconds the sender of a piece is to wait before the next.
 */
export function sharedBandwidth(bytesPerSecond: number, clock = () => performance.now()) {
  let freeAt = 0;
  return (bytes: number): number => {
    const now = clock();
    freeAt = Math.max(now, freeAt) + (bytes * 1000) / bytesPerSecond;
    return freeAt - now;
  };
}

import { HEADERS } from "./wire-bytes";

type Link = {
  /** Returns when bytes handed over now have left. */
  leaves: (bytes: number, now: number) => number;
  isLost: () => boolean;
  roundTripMs: number;
};
/** When a packet arrives, its bytes, and those of its lost transmissions. */
type Passage = { arrivesAt: number; wireBytes: number; lostBytes: number };

/**
 * One direction of a connection, from the time at which it opens. Returns when a packet arrives; a lost one is resent
 * after a round trip, and those behind it wait.
 */
export function lane({ leaves, isLost, roundTripMs }: Link, openAt: number) {
  let last = 0;
  return (bytes: number, now: number): Passage => {
    const wireBytes = bytes + HEADERS;
    let leftAt = Math.max(leaves(wireBytes, now), openAt);
    let lost = 0;
    for (; isLost(); lost++) leftAt = Math.max(leftAt + roundTripMs, leaves(wireBytes, now));
    last = Math.max(last, leftAt + roundTripMs / 2);
    return { arrivesAt: last, wireBytes, lostBytes: lost * wireBytes };
  };
}

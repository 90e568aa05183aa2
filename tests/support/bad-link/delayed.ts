import type { Socket } from "node:net";
import type { lane as laneOf } from "./lane";
import { packetsOf } from "./wire-bytes";

type Lane = ReturnType<typeof laneOf>;
type Passage = ReturnType<Lane>;

/** Forwards bytes to a socket in order, each packet when its lane delivers it, and then the end. */
export function delayed(to: Socket, lane: Lane, count: (packet: Passage) => void) {
  const waiting: Array<Buffer | null> = [];
  let lastAt = 0;
  function arrive() {
    const packet = waiting.shift();
    if (to.destroyed) return;
    if (packet) to.write(packet);
    else to.end();
  }
  function wait(packet: Buffer | null, until: number) {
    lastAt = until;
    waiting.push(packet);
    setTimeout(arrive, until - performance.now());
  }
  return {
    pass(bytes: Buffer) {
      for (const packet of packetsOf(bytes)) {
        const passage = lane(packet.length, performance.now());
        count(passage);
        wait(packet, passage.arrivesAt);
      }
    },
    end: () => wait(null, Math.max(lastAt, performance.now())),
  };
}

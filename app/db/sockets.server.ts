import { Socket } from "node:net";
import { queriesUnderWay } from "./queries-under-way";

/** What the driver goes by, as far as it is looked at here, and in part set: it reads all of it anew for each connection. */
export type Place = {
  host: string[];
  port: number[];
  fetch_types: boolean;
  shared: { typeArrayMap: object };
};

type Kept = { read: number; written: number; heardAt: number; askedAt: number | null };

/**
 * Between the error of a connection and its end the driver would still ask on it, and never hear: one that was in use just
 * ends, which refuses at once what was asked on it.
 */
function endingAtOnce(socket: Socket): Socket {
  const emit = socket.emit.bind(socket) as (event: string, ...rest: unknown[]) => boolean;
  const inUse = () => socket.bytesRead > 0;
  socket.emit = (event: string, ...rest: unknown[]) => {
    if (event === "error" && inUse()) return true;
    return event === "close" && inUse() ? emit("close", false) : emit(event, ...rest);
  };
  return socket;
}

const CLOSED = Object.assign(new Error("the database did not answer"), { code: "CONNECTION_CLOSED" });
const REFUSED = Object.assign(new Error("the database is away"), { code: "ECONNREFUSED" });

/**
 * The driver forgets what it was about to send when a connection ends, but not that it has something to send, and from
 * then on sends nothing on the next ones. Ended before it is connected, such a one is begun anew until it is well.
 */
function endWhereMute(socket: Socket): void {
  setImmediate(() => setImmediate(() => socket.bytesWritten === 0 && socket.destroy()));
}

/** What the driver has to say is taken from it before it is refused: see above. */
function refusing(socket: Socket): Socket {
  socket.write = () => true;
  setImmediate(() => setImmediate(() => socket.destroy(REFUSED)));
  return socket;
}

/** The sockets of a pool, kept in hand: the driver has no time limit for an answer. Times are of `performance.now()`. */
export function keptSockets() {
  const kept = new Map<Socket, Kept>();
  const queries = queriesUnderWay();
  let hosts: Pick<Place, "host" | "port"> | undefined;
  let turn = 0;
  let failures = 0;
  let shut = false;

  /** The next host; while there are others to try, the driver is told so, and asks again where this one fails. */
  function nextHost(place: Place) {
    hosts ??= { host: place.host, port: place.port };
    const at = turn++ % hosts.host.length;
    const last = shut || failures + 1 >= hosts.host.length;
    place.host = last ? [hosts.host[at]!] : hosts.host;
    return { host: hosts.host[at]!, port: hosts.port[at]! };
  }

  /** The names of types are asked for once: nobody waits for the driver's question, and nobody takes its failure. */
  function open(place: Place): Socket {
    if (Object.keys(place.shared.typeArrayMap).length) place.fetch_types = false;
    const next = nextHost(place);
    const socket = endingAtOnce(Object.assign(new Socket(), next));
    if (shut) return refusing(socket);
    kept.set(socket, { read: 0, written: 0, heardAt: performance.now(), askedAt: null });
    socket.once("close", () => {
      failures = socket.bytesRead ? 0 : failures + 1;
      kept.delete(socket);
    });
    socket.connect(next.port, next.host);
    endWhereMute(socket);
    return socket;
  }

  /** Notes who has answered and who was asked since the last look; a look a second is enough. */
  function look(): void {
    const now = performance.now();
    for (const [socket, seen] of kept) {
      const { bytesRead: read, bytesWritten: written } = socket;
      if (read !== seen.read) Object.assign(seen, { heardAt: now, askedAt: null });
      else if (written !== seen.written) seen.askedAt ??= now;
      Object.assign(seen, { read, written });
    }
  }

  return {
    open,
    look,
    noteQuery: queries.note,
    /** Ends those that were asked so many milliseconds ago, or on which a query may wait, and have not said a byte since. */
    endUnanswered(milliseconds: number): void {
      const before = performance.now() - milliseconds;
      const anyLate = queries.refuse(milliseconds, CLOSED);
      for (const [socket, { askedAt, heardAt }] of kept) {
        const since = anyLate ? heardAt : askedAt;
        if (since !== null && since < before) socket.destroy();
      }
    },
    /** Ends all that exist, and refuses new ones until opened again. */
    shut(): void {
      shut = true;
      for (const socket of kept.keys()) socket.destroy();
    },
    reopen(): void {
      shut = false;
    },
    isShut: () => shut,
  };
}

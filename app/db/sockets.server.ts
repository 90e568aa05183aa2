import { isIP, Socket } from "node:net";
import { connect } from "node:tls";
import type { Tls } from "./database-url";
import { observe, type Query } from "./driver";

/**
 * Tracks queries without an answer, because the driver forgets a query sent while its connection ends. Times are those
 * of `performance.now()`.
 */
export function pendingQueries() {
  const pending = new Map<Query, number | null>();
  const since = (before: number) => [...pending].filter(([, at]) => at !== null && at <= before);
  return {
    note<Noted extends Query>(query: Noted): Noted {
      const forget = () => pending.delete(query);
      return observe(query, { handed: () => pending.set(query, null), answered: forget, refused: forget });
    },
    look(now: number): void {
      const served = new Set([...pending.keys()].filter(({ active }) => active).map(({ state }) => state));
      for (const [query, at] of pending) {
        const next = query.state !== null && (query.active || !served.has(query.state));
        pending.set(query, next ? (at ?? now) : null);
      }
    },
    anySince: (before: number): boolean => since(before).length > 0,
    /** Rejects the pending queries of a connection by ending it. */
    refuseSince(before: number, error: () => Error): void {
      for (const [query] of since(before)) query.reject(error());
    },
  };
}

const SSL_REQUEST = Buffer.from([0, 0, 0, 8, 0x04, 0xd2, 0x16, 0x2f]);
const LONGEST_HANDSHAKE = 3000;

const failed = (message: string, code: string) => Object.assign(new Error(message), { code });

/**
 * Asks for TLS, which the server answers with one byte:
 * https://www.postgresql.org/docs/17/protocol-flow.html#PROTOCOL-FLOW-SSL. Rejects after 3 s.
 */
async function secured(raw: Socket, host: string, tls: Tls): Promise<Socket> {
  let timer: NodeJS.Timeout | undefined;
  try {
    return await new Promise<Socket>((resolve, reject) => {
      const late = () => reject(failed("the database did not answer", "CONNECT_TIMEOUT"));
      timer = setTimeout(late, LONGEST_HANDSHAKE);
      raw.on("error", reject);
      raw.once("close", () => reject(failed("the database ended the connection", "ECONNRESET")));
      raw.once("connect", () => raw.write(SSL_REQUEST));
      raw.once("data", (answer) => {
        const message = answer.toString("latin1");
        if (message === "N" && tls === "preferred") return resolve(raw);
        if (message !== "S") return reject(failed("the database takes no TLS connections", "ECONNREFUSED"));
        const servername = isIP(host) ? undefined : host;
        const socket = connect({ socket: raw, host, servername, rejectUnauthorized: tls === "verified" });
        socket.on("error", reject).once("secureConnect", () => resolve(socket));
      });
    });
  } catch (error) {
    raw.destroy();
    throw error;
  } finally {
    clearTimeout(timer);
  }
}

/** The driver reads these options anew for each connection, so that some of them can be set late. */
export type DriverOptions = {
  host: string[];
  port: number[];
  path?: string | false;
  fetch_types: boolean;
  shared: { typeArrayMap: object };
};

type Tracked = { read: number; written: number; heardAt: number; askedAt: number | null };

const READY = Buffer.from("Z\0\0\0\x05");
const SEVERITIES = ["\0VFATAL\0C", "\0VPANIC\0C"];
const ERROR = "E".charCodeAt(0);
const LONGEST_ERROR = 4096;

/** Returns the offset of the last message if it is a FATAL error, or -1. */
export function fatalMessageOffset(data: Buffer): number {
  const from = Math.max(0, data.length - LONGEST_ERROR);
  const severity = Math.max(...SEVERITIES.map((each) => data.indexOf(each, from, "latin1")));
  for (let index = severity; index >= from; index--)
    if (data[index] === ERROR && data.readUInt32BE(index + 1) === data.length - index - 1) return index;
  return -1;
}

/**
 * Ends a socket at once when its connection fails. The driver would still send queries between an error and the end, so
 * that a connection in use just ends. A FATAL message on a ready connection is not passed on, because the driver would
 * reject the first query of the next connection with it.
 */
function endingAtOnce(socket: Socket): Socket {
  const emit = socket.emit.bind(socket) as (event: string, ...rest: unknown[]) => boolean;
  const inUse = () => socket.bytesRead > 0;
  let wasReady = false;
  function hear(data: Buffer): boolean {
    const fatal = wasReady ? fatalMessageOffset(data) : -1;
    wasReady ||= data.subarray(-6, -1).equals(READY);
    if (fatal < 0) return emit("data", data);
    socket.destroy();
    return fatal > 0 && emit("data", data.subarray(0, fatal));
  }
  socket.emit = (event: string, ...rest: unknown[]) => {
    if (event === "data") return hear(rest[0] as Buffer);
    if (event === "error" && inUse()) return true;
    return event === "close" && inUse() ? emit("close", false) : emit(event, ...rest);
  };
  return socket;
}

/** A new error each time, because the driver writes the values of the query into it. */
const closed = () => Object.assign(new Error("the database did not answer"), { code: "CONNECTION_CLOSED" });
const away = () => Object.assign(new Error("the database is not reachable"), { code: "ECONNREFUSED" });

/** Ends a connection on which the driver sends nothing: it forgets its next message when a connection ends. */
function endWhereMute(socket: Socket): Socket {
  setImmediate(() => setImmediate(() => socket.bytesWritten === 0 && socket.destroy()));
  return socket;
}

/**
 * Returns a socket that fails after it has accepted the driver's first message; failing before that, the driver would
 * send nothing on the next connection.
 */
function refusing(error: Error): Socket {
  const socket = new Socket();
  socket.write = () => true;
  setImmediate(() => setImmediate(() => socket.destroy(error)));
  return socket;
}

/** Notes since when each socket waits: `askedAt` is when something was written that nothing was read after. */
function noteTraffic(tracked: Map<Socket, Tracked>, now: number): void {
  for (const [socket, seen] of tracked) {
    const { bytesRead: read, bytesWritten: written } = socket;
    if (read !== seen.read) Object.assign(seen, { heardAt: now, askedAt: null });
    else if (written !== seen.written) seen.askedAt ??= now;
    Object.assign(seen, { read, written });
  }
}

/**
 * Tracks the sockets of a pool, because the driver has no time limit for an answer. Times are those of
 * `performance.now()`.
 */
export function trackedSockets() {
  const tracked = new Map<Socket, Tracked>();
  const queries = pendingQueries();
  let shut = false;

  function track<Kind extends Socket>(socket: Kind): Kind {
    const { bytesRead: read, bytesWritten: written } = socket;
    tracked.set(socket, { read, written, heardAt: performance.now(), askedAt: null });
    socket.once("close", () => tracked.delete(socket));
    return socket;
  }

  /**
   * Opens TLS here, because the driver's own creates a socket that cannot be tracked. Drops the driver's unawaited query
   * for types once they are known.
   */
  async function open(place: DriverOptions, tls: Tls = "none"): Promise<Socket> {
    if (Object.keys(place.shared.typeArrayMap).length) place.fetch_types = false;
    if (shut) return refusing(away());
    const [host, port] = [place.host[0]!, place.port[0]!];
    const raw = track(Object.assign(new Socket(), { host, port }));
    if (place.path) raw.connect(place.path);
    else raw.connect(port, host);
    if (tls === "none") return endWhereMute(endingAtOnce(raw));
    try {
      const socket = await secured(raw, host, tls);
      tracked.delete(raw);
      return endWhereMute(endingAtOnce(track(socket)));
    } catch (error) {
      return refusing(shut ? away() : (error as Error));
    }
  }

  /** To be called about once a second. */
  function look(): void {
    const now = performance.now();
    queries.look(now);
    noteTraffic(tracked, now);
  }

  return {
    open,
    look,
    noteQuery: queries.note,
    /** Ends sockets that `look` saw waiting this long; after a pause without traffic, `look` has to be called first. */
    endUnanswered(milliseconds: number): void {
      const before = performance.now() - milliseconds;
      const anyLate = queries.anySince(before);
      for (const [socket, { askedAt, heardAt }] of tracked) {
        const since = askedAt ?? (anyLate ? heardAt : null);
        if (since !== null && since <= before) socket.destroy();
      }
      queries.refuseSince(before - milliseconds, closed);
    },
    shut(): void {
      shut = true;
      for (const socket of tracked.keys()) socket.destroy();
    },
    reopen(): void {
      shut = false;
    },
    isShut: () => shut,
  };
}

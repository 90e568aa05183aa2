const MOST = 5;

export function* causesOf(error: unknown): Generator<Error> {
  for (let index = error, depth = 0; index instanceof Error && depth < MOST; index = index.cause, depth++)
    yield index;
}

export class StorageUnavailable extends Error {
  override name = "StorageUnavailable";
}

/** Error codes of the network and of postgres.js. */
const CONNECTION = new Set([
  ...["ECONNREFUSED", "ECONNRESET", "ECONNABORTED", "ENOTFOUND", "EAI_AGAIN", "ETIMEDOUT", "EPIPE"],
  ...["EHOSTUNREACH", "ENETUNREACH", "ERR_SOCKET_CLOSED", "ERR_STREAM_DESTROYED"],
  ...["CONNECTION_CLOSED", "CONNECTION_ENDED", "CONNECTION_DESTROYED", "CONNECT_TIMEOUT"],
]);

/**
 * Codes of https://www.postgresql.org/docs/17/errcodes-appendix.html for a connection that failed, ended or is
 * starting.
 */
const LOST = /^(?:08...|57P0[1-5])$/;
const BUSY = /^(?:53[0-4]00|57014|25006|58030)$/;

/** The code of `TransactionNotCommitted`: the connection still works, but nothing was stored. */
const NOT_COMMITTED = "NOT_COMMITTED";

const isOfConnection = (code: string) => CONNECTION.has(code) || LOST.test(code);
const codeOf = (error: Error) => String((error as { code?: unknown }).code ?? "");

export function unavailableService(error: unknown): "database" | "storage" | null {
  for (const at of causesOf(error)) {
    if (at instanceof StorageUnavailable) return "storage";
    const code = codeOf(at);
    if (isOfConnection(code) || BUSY.test(code) || code === NOT_COMMITTED) return "database";
  }
  return null;
}

export const isConnectionLost = (error: unknown): boolean =>
  unavailableService(error) === "database" && [...causesOf(error)].some((at) => isOfConnection(codeOf(at)));

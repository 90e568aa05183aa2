import type { Query } from "./driver";

/** Thrown when PostgreSQL answers COMMIT with another command tag: nothing of the transaction was stored. */
class TransactionNotCommitted extends Error {
  override name = "TransactionNotCommitted";
  readonly code = "NOT_COMMITTED";
  constructor(readonly commandTag: string) {
    super(`PostgreSQL answered ${commandTag} to COMMIT`);
  }
}

type Statement = Query & {
  tagged: boolean;
  strings: readonly string[];
  options: { simple?: boolean; prepare?: boolean };
};

/** A connection of postgres.js: one object for its whole life, including reconnects. */
export type DriverConnection = { id: number; execute(query: Statement): unknown };

const TRANSACTION_CONTROL = /^(?:commit|rollback|savepoint)\b/;

const verifiedConnections = new WeakSet<DriverConnection>();

/**
 * Makes every transaction on the connection fail with `TransactionNotCommitted` unless PostgreSQL answers its COMMIT with
 * `COMMIT`; the driver takes any answer for success. Also sends COMMIT, ROLLBACK and SAVEPOINT by the simple protocol: the
 * driver prepares them, and behind a transaction pooler the prepared statement may be missing on the backend, whose error
 * aborts the transaction that was about to be committed.
 */
export function verifyCommits(connection: DriverConnection): void {
  if (verifiedConnections.has(connection)) return;
  verifiedConnections.add(connection);
  const { execute } = connection;
  connection.execute = (query) => {
    const text = query.tagged ? query.strings[0]! : "";
    if (TRANSACTION_CONTROL.test(text)) query.options = { ...query.options, simple: true, prepare: false };
    if (text === "commit") {
      const { resolve } = query;
      query.resolve = (rows) => {
        const { command } = rows as { command: string };
        return command === "COMMIT" ? resolve(rows) : query.reject(new TransactionNotCommitted(command));
      };
    }
    return execute(query);
  };
}

import type postgres from "postgres";
import { unavailableService } from "~/platform/unavailable";
import { type Begin, observe, type Query, wrapWork } from "./driver";
import { type DriverConnection, verifyCommits } from "./verified-commit.server";

type Client = {
  unsafe(
    text: string,
    values?: unknown,
    options?: { onexecute?(connection: DriverConnection): unknown },
  ): Query;
  begin: Begin<Client>;
  savepoint?: Begin<Client>;
};

type Note = (query: Query) => Query;
type Transaction = { connection?: number; lost: boolean; note: Note };

const connectionClosed = () =>
  Object.assign(new Error("the transaction's connection is lost"), { code: "CONNECTION_CLOSED" });
const never = () => new Promise<never>(() => {});

function watched(client: Client, transaction: Transaction): Client {
  const { unsafe, savepoint } = client;
  client.unsafe = (...parameters) => {
    const query = transaction.note(unsafe(...parameters));
    const { handler } = query;
    query.handler = (self) => (transaction.lost ? query.reject(connectionClosed()) : handler(self));
    return observe(query, {
      refused(error) {
        if (isLoss(error)) transaction.lost = true;
      },
    });
  };
  if (savepoint) client.savepoint = (...parameters) => savepoint(...within(parameters, transaction));
  return client;
}

const isLoss = (error: unknown) =>
  unavailableService(error) === "database" && (error as { name?: string }).name !== "PostgresError";

const within = (parameters: Parameters<Begin<Client>>, transaction: Transaction): typeof parameters =>
  wrapWork(parameters, (work) => async (sql) => {
    try {
      const result = await work(watched(sql, transaction));
      return transaction.lost ? await never() : result;
    } catch (error) {
      return transaction.lost ? never() : Promise.reject(error);
    }
  });

/**
 * Ends transactions whose connection was lost. The driver would send the rest of one on another connection, or end the
 * process.
 */
export function lostTransactions(note: Note) {
  const open = new Set<Transaction>();
  return {
    closed(connection: number): void {
      for (const transaction of open) if (transaction.connection === connection) transaction.lost = true;
    },
    guard(sql: postgres.Sql): postgres.Sql {
      const client = sql as unknown as Client;
      const { begin, unsafe } = client;
      let beginning: Transaction | undefined;
      client.unsafe = (...parameters) => {
        const [text, values, options] = parameters;
        const transaction = beginning;
        const onexecute = options?.onexecute;
        beginning = undefined;
        if (!transaction || !onexecute) return note(unsafe(...parameters));
        const noted = (connection: DriverConnection) => {
          transaction.connection = connection.id;
          verifyCommits(connection);
          return onexecute(connection);
        };
        return note(unsafe(text, values, { ...options, onexecute: noted }));
      };
      client.begin = (...parameters) => {
        const transaction: Transaction = { lost: false, note };
        open.add(transaction);
        beginning = transaction;
        return begin(...within(parameters, transaction)).finally(() => open.delete(transaction));
      };
      return sql;
    },
  };
}

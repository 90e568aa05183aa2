import type postgres from "postgres";
import { log } from "~/platform/log.server";
import { counter, histogram, polledGauge } from "~/platform/metrics.server";
import { type RequestScope, requestScope } from "~/platform/request-scope.server";
import { settings } from "~/platform/settings.server";
import { isConnectionLost, unavailableService } from "~/platform/unavailable";
import { type Begin, observe, type Query, wrapWork } from "./driver";

const MAX_OF_A_STATEMENT = 2000;
const BUCKETS_S = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];

const durations = histogram(
  "database_query_duration_seconds",
  "Time from the request to the complete response",
  BUCKETS_S,
);
const slow = counter("database_slow_queries_total", "SQL statements that took SLOW_QUERY_MS or longer");
const failures = counter("database_query_failures_total", "SQL statements that failed");

let underWay = 0;
let transactions = 0;
polledGauge("database_queries_underway", "SQL statements in progress", () => underWay);
polledGauge("database_transactions_open", "Open transactions, each on a connection", () => transactions);

type Client = { unsafe(...parameters: unknown[]): Query; begin?: Begin<Client>; savepoint?: Begin<Client> };

const oneLine = (text: string) => text.replace(/\s+/g, " ").trim().slice(0, MAX_OF_A_STATEMENT);

function logSlow(text: string, ms: number, requestId: string | undefined, code: string | undefined) {
  slow.inc();
  log.warn("slow query", { ms: Math.round(ms), sql: oneLine(text), requestId, code, underWay });
}

function measure(query: Query, text: string): Query {
  let began: number | null = null;
  let scope: RequestScope | null = null;
  const ended = (code?: string) => {
    if (began === null) return;
    const ms = performance.now() - began;
    began = null;
    underWay -= 1;
    if (code) failures.inc();
    durations.observe(ms / 1000);
    if (ms >= settings.slowQueryMs) logSlow(text, ms, scope?.requestId, code);
  };
  return observe(query, {
    handed() {
      began = performance.now();
      scope = requestScope();
      underWay += 1;
    },
    answered: () => ended(),
    refused(error) {
      if (scope && unavailableService(error) === "database") scope.unavailable = "database";
      if (scope && isConnectionLost(error)) scope.connectionLost = true;
      ended((error as { code?: string })?.code ?? "failed");
    },
  });
}

const within =
  (begin: Begin<Client>, count: (change: 1 | -1) => void): Begin<Client> =>
  (...parameters) =>
    begin(
      ...wrapWork(parameters, (work) => async (sql) => {
        count(1);
        try {
          return await work(measured(sql));
        } finally {
          count(-1);
        }
      }),
    );

function measured(client: Client): Client {
  const { unsafe, begin, savepoint } = client;
  client.unsafe = (...parameters) => measure(unsafe(...parameters), String(parameters[0]));
  if (begin) {
    client.begin = within(begin, (change) => {
      transactions += change;
    });
  }
  if (savepoint) client.savepoint = within(savepoint, () => {});
  return client;
}

/**
 * Logs slow queries without their values. A time includes the wait for a connection, which `underWay` helps to tell
 * apart.
 */
export function timedQueries(client: postgres.Sql): postgres.Sql {
  polledGauge("database_pool_size", "Maximum connections of the pool", () => client.options.max);
  return measured(client as unknown as Client) as unknown as postgres.Sql;
}

import { describe, expect, it } from "vitest";
import type { Query } from "./driver";
import { fatalMessageOffset, pendingQueries } from "./sockets.server";

const connection = {};

function socketWith(queries: ReturnType<typeof pendingQueries>, state: object | null, active: boolean) {
  const errors: unknown[] = [];
  const plain: Query = {
    state,
    active,
    handler: () => {},
    resolve: () => {},
    reject: (error) => errors.push(error),
  };
  const query = queries.note(plain);
  query.handler(query);
  return { query, errors };
}

const refusal = () => new Error("no answer");

it("measures a query from when the connection starts it", () => {
  const queries = pendingQueries();
  const { query, errors } = socketWith(queries, null, false);
  queries.look(1000);
  expect(queries.anySince(5000)).toBe(false);
  Object.assign(query, { state: connection, active: true });
  queries.look(6000);
  queries.look(7000);
  expect([queries.anySince(5999), queries.anySince(6000)]).toEqual([false, true]);
  queries.refuseSince(6000, refusal);
  expect(errors).toHaveLength(1);
  expect(queries.anySince(9000)).toBe(false);
});

it("does not time a query that waits behind another on the same connection", () => {
  const queries = pendingQueries();
  const first = socketWith(queries, connection, true);
  const second = socketWith(queries, connection, false);
  queries.look(1000);
  first.query.resolve([]);
  expect(queries.anySince(1000)).toBe(false);
  queries.look(2000);
  queries.refuseSince(2000, refusal);
  expect(second.errors).toHaveLength(1);
});

it("rejects each pending query with an error of its own", () => {
  const queries = pendingQueries();
  const both = [socketWith(queries, {}, true), socketWith(queries, {}, true)];
  queries.look(1000);
  queries.refuseSince(1000, refusal);
  const [one, other] = both.map(({ errors }) => errors[0]);
  expect(one).not.toBe(other);
});

describe("fatalMessageOffset", () => {
  const message = (type: string, body: string) => {
    const length = Buffer.alloc(4);
    length.writeUInt32BE(4 + Buffer.byteLength(body));
    return Buffer.concat([Buffer.from(type), length, Buffer.from(body)]);
  };
  const error = (severity: string, text = severity) =>
    message("E", `S${text}\0V${severity}\0C57P01\0MEnd of it\0\0`);
  const before = message("C", "SELECT 1\0");

  it.each([
    ["alone", [error("FATAL")], 0],
    ["in another language", [error("FATAL", "خطأ")], 0],
    ["of one that panics", [error("PANIC")], 0],
    ["after what else came", [before, error("FATAL")], before.length],
    ["after a long answer", [message("D", "E".repeat(9000)), error("FATAL")], 9005],
    ["not: an error that ends nothing", [error("ERROR")], -1],
    ["not: a text that speaks of it", [message("D", "E\0\0\0\x09SFATAL VFATAL C57P01")], -1],
    ["not: nothing", [], -1],
  ])("finds the message %s", (_where, messages, offset) =>
    expect(fatalMessageOffset(Buffer.concat(messages))).toBe(offset),
  );
});

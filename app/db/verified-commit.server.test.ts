import { once } from "node:events";
import { type AddressInfo, createServer, type Socket } from "node:net";
import postgres from "postgres";
import { afterEach, describe, expect, it } from "vitest";
import { unavailableService } from "~/platform/unavailable";
import { lostTransactions } from "./lost-transactions.server";

const message = (type: string, body = "") => {
  const length = Buffer.alloc(4);
  length.writeInt32BE(4 + Buffer.byteLength(body));
  return Buffer.concat([Buffer.from(type), length, Buffer.from(body)]);
};
const READY = message("Z", "I");

/** Speaks enough of PostgreSQL's protocol to answer simple queries with the command tags that the test chooses. */
async function startFakePostgres(tagOf: (statement: string) => string) {
  const received: string[] = [];
  const sockets: Socket[] = [];
  const server = createServer((socket) => {
    sockets.push(socket);
    let isStarted = false;
    let buffered = Buffer.alloc(0);
    socket.on("error", () => {});
    socket.on("data", (bytes) => {
      buffered = Buffer.concat([buffered, bytes]);
      if (!isStarted) {
        isStarted = true;
        buffered = buffered.subarray(buffered.readInt32BE(0));
        socket.write(Buffer.concat([message("R", "\0\0\0\0"), READY]));
      }
      while (buffered.length > 5) {
        const [type, length] = [String.fromCharCode(buffered[0]!), buffered.readInt32BE(1)];
        const body = buffered.subarray(5, 1 + length).toString();
        buffered = buffered.subarray(1 + length);
        received.push(`${type} ${body.replace(/\0.*/s, "")}`);
        if (type === "Q") socket.write(Buffer.concat([message("C", `${tagOf(body.slice(0, -1))}\0`), READY]));
      }
    });
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const options = { max: 1, fetch_types: false, ssl: false, onnotice: () => {} } as const;
  const sql = lostTransactions((query) => query).guard(
    postgres(`postgres://test@127.0.0.1:${port}/test`, options),
  );
  return {
    sql,
    received,
    async stop() {
      await sql.end({ timeout: 1 });
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}

const commandOf = (statement: string) => statement.split(" ")[0]!.toUpperCase();

describe("a transaction", () => {
  let fake: Awaited<ReturnType<typeof startFakePostgres>>;
  afterEach(() => fake.stop());

  it("resolves with the result of its work when PostgreSQL answers COMMIT to COMMIT", async () => {
    fake = await startFakePostgres(commandOf);
    await expect(fake.sql.begin(async () => "stored")).resolves.toBe("stored");
  });

  it("rejects as unavailable when PostgreSQL answers ROLLBACK to COMMIT", async () => {
    fake = await startFakePostgres((statement) =>
      statement === "commit" ? "ROLLBACK" : commandOf(statement),
    );
    const error = await fake.sql.begin(async () => "stored").catch((reason: unknown) => reason);
    expect(error).toMatchObject({ name: "TransactionNotCommitted", commandTag: "ROLLBACK" });
    expect(unavailableService(error)).toBe("database");
  });

  it("still commits the next transaction on the same connection after one was rolled back", async () => {
    let isAborted = true;
    fake = await startFakePostgres((statement) =>
      statement === "commit" && isAborted ? "ROLLBACK" : commandOf(statement),
    );
    await expect(fake.sql.begin(async () => 1)).rejects.toThrow("PostgreSQL answered ROLLBACK to COMMIT");
    isAborted = false;
    await expect(fake.sql.begin(async () => 2)).resolves.toBe(2);
  });

  it("prepares no statement for BEGIN, SAVEPOINT, ROLLBACK or COMMIT, which a pooler may send to another backend", async () => {
    fake = await startFakePostgres(commandOf);
    await fake.sql.begin(async (tx) => {
      await tx.savepoint(async () => "kept");
      await tx.savepoint(() => Promise.reject(new Error("undo"))).catch(() => {});
    });
    await fake.sql.begin(() => Promise.reject(new Error("undo"))).catch(() => {});
    expect(fake.received).toEqual([
      "Q begin ",
      'Q savepoint "s0"',
      'Q savepoint "s1"',
      'Q rollback to "s1"',
      "Q commit",
      "Q begin ",
      "Q rollback",
    ]);
  });
});

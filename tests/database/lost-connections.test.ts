import { execFileSync } from "node:child_process";
import type { Socket } from "node:net";
import { setTimeout as delay, setImmediate as turn } from "node:timers/promises";
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { connect } from "~/db";
import { trackedSockets } from "~/db/sockets.server";
import { settings } from "~/platform/settings.server";
import { startCluster } from "../../scripts/postgres-cluster.mjs";
import { byWayOf, startFickleLink } from "../support/fickle-link";

const real = settings.databaseUrl;

function connectTo(url: string, max: number, sockets = trackedSockets()) {
  settings.databaseUrl = url;
  const sql = connect({ max, sockets });
  settings.databaseUrl = real;
  return sql;
}

const ownCluster = async () => {
  const cluster = await startCluster({ ssl: true, socket: true });
  if (!cluster) throw new Error("there is no PostgreSQL to be had");
  const sql = connectTo(cluster.url, 1);
  const isUp = () => sql`select 1`.then(Boolean, () => false);
  await vi.waitUntil(isUp, { timeout: 30_000, interval: 100 });
  await sql.end();
  return cluster;
};

/** Tracks the sockets of a pool, and all that were ever opened. */
function seenSockets() {
  const kept = trackedSockets();
  const opened: Socket[] = [];
  const open: typeof kept.open = async (...place) => {
    const socket = await kept.open(...place);
    opened.push(socket);
    return socket;
  };
  return { ...kept, open, opened };
}

const databaseOf = (url: string, name: string) =>
  Object.assign(new URL(url), { pathname: `/${name}` }).toString();

/** Lets time pass only on request, for the limits of `trackedSockets`. In whole ms, which add up. */
function clockInHand() {
  let now = Math.ceil(performance.now());
  vi.spyOn(performance, "now").mockImplementation(() => now);
  return (milliseconds: number) => {
    now += milliseconds;
  };
}

/** A statement that ends only when it is cancelled; the mark identifies it. */
const endless = (mark: string) => `select pg_sleep(3600) /* ${mark} */`;

const MIN_LIMIT_MS = 1000;
const NEVER_MS = 2 ** 31 - 1;

const ANSWER_THE_UNHEARD = `
  import postgres from "postgres";
  const sql = postgres(process.argv[1], { max: 1, ssl: process.argv[1].includes("sslmode") && { rejectUnauthorized: false } });
  await sql\`select pg_terminate_backend(pid) from pg_locks where locktype = 'advisory' and granted
    and database = (select oid from pg_database where datname = current_database())\`;
  while ((await sql\`select from pg_stat_activity where state = 'active' and query like '%unheard%'
    and pid <> pg_backend_pid()\`).length);
  await sql.end();`;

/** Waits for a turn of the event loop, so that pending socket data is read first. */
const afterTimer = () => delay(0);

/** Lets PostgreSQL answer while this process is held up. */
const holdUpUntilAnswered = (url: string) =>
  execFileSync(process.execPath, ["--input-type=module", "-e", ANSWER_THE_UNHEARD, url]);

describe.skipIf(!real).each(["plain", "secured"])("a connection to PostgreSQL that is lost, %s", (kind) => {
  const sockets = seenSockets();
  const database = `lost_connections_${process.pid}`;
  let cluster: Awaited<ReturnType<typeof ownCluster>> | undefined;
  let admin: ReturnType<typeof connect>;
  let watching: ReturnType<typeof connect>;
  let direct: string;
  let url: string;
  let link: Awaited<ReturnType<typeof startFickleLink>>;
  let sql: ReturnType<typeof connect>;

  beforeAll(async () => {
    if (kind === "secured") cluster = await ownCluster();
    const place = cluster ? `${cluster.url}?sslmode=require` : real!;
    admin = connectTo(place, 1);
    await admin.unsafe(`create database ${database}`);
    direct = databaseOf(place, database);
    watching = connectTo(direct, 1);
    link = await startFickleLink(Number(new URL(direct).port));
    url = byWayOf(direct, link);
    sql = connectTo(url, 2, sockets);
    await sql`create table marks (mark text)`;
  });
  afterEach(async () => {
    vi.restoreAllMocks();
    sockets.reopen();
    await watching`select pg_terminate_backend(pid, 60000) from pg_stat_activity
      where query like '%pg_sleep(3600)%' and pid <> pg_backend_pid() and datname = current_database()`;
    await watching`delete from marks`;
    await untilWell();
  });
  afterAll(async () => {
    await Promise.all([sql.end({ timeout: 1 }), watching.end({ timeout: 1 })]);
    await admin.unsafe(`drop database ${database} with (force)`);
    await admin.end();
    link.close();
    await cluster?.stop();
  });

  const underWay = async (mark: string) => {
    const found = await watching`select from pg_stat_activity where state = 'active'
      and query like ${`%${mark}%`} and pid <> pg_backend_pid() and datname = current_database()`;
    return found.length;
  };
  const untilUnderWay = (mark: string, times = 1) => expect.poll(() => underWay(mark)).toBe(times);
  const untilClosed = () => expect.poll(() => sockets.opened.every((socket) => socket.closed)).toBe(true);

  const lost = { code: expect.stringMatching(/^(CONNECTION_CLOSED|ECONNRESET|57P01)$/) };
  const answers = async () => {
    for (let nth = 0; nth < 4; nth++) expect(await sql`select 1 as one`).toEqual([{ one: 1 }]);
  };
  const untilWell = () =>
    expect
      .poll(() =>
        answers().then(
          () => "well",
          () => "lost",
        ),
      )
      .toBe("well");

  it("uses TLS exactly when it is configured", async () => {
    const [found] = await sql`select ssl from pg_stat_ssl where pid = pg_backend_pid()`;
    expect(found).toEqual({ ssl: kind === "secured" });
  });

  it("refuses a transaction that waits for an answer, and only that one", async () => {
    const waiting = expect(sql.begin((tx) => tx.unsafe(endless("waits")))).rejects.toMatchObject(lost);
    await untilUnderWay("waits");
    link.cut();
    await waiting;
    await answers();
  });

  it.each(["goes on", "returns", "fails", "catches"])("refuses one that %s after the loss", async (then) => {
    const losing = sql.begin(async (tx) => {
      await tx.unsafe("insert into marks values ('half')");
      link.cut();
      await untilClosed();
      if (then === "goes on") await tx.unsafe("insert into marks values ('other half')");
      if (then === "catches") await tx.unsafe("insert into marks values ('other half')").catch(() => {});
      if (then === "fails") throw new Error("of its own");
    });
    await expect(losing).rejects.toMatchObject(lost);
    await answers();
    expect(await sql`select * from marks`).toEqual([]);
  });

  it("rejects pending queries and reconnects when PostgreSQL ends the connection", async () => {
    await answers();
    const waiting = expect(sql.begin((tx) => tx.unsafe(endless("ended")))).rejects.toMatchObject(lost);
    const rest = expect(sql.unsafe(endless("ended"))).rejects.toMatchObject(lost);
    await untilUnderWay("ended", 2);
    const other = connectTo(url, 1);
    await other`select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database()
      and application_name = 'naqaba' and pid <> pg_backend_pid()`;
    await Promise.all([waiting, rest, other.end()]);
    await untilWell();
  });

  it("passes nothing of PostgreSQL's final message to the next query", async () => {
    await untilWell();
    const ended = [1, 2].map(() => expect(sql.unsafe(endless("told"))).rejects.toMatchObject(lost));
    await untilUnderWay("told", 2);
    await watching`select pg_terminate_backend(pid, 60000) from pg_stat_activity
      where query like '%told%' and pid <> pg_backend_pid() and datname = current_database()`;
    await Promise.all(ended);
    expect(await answers().catch(({ name }) => name)).not.toBe("PostgresError");
  });

  it("reconnects when the connection drops with a query pending, without waiting for a timeout", async () => {
    const set = setTimeout;
    const shortOnly = (...[work, ms, ...rest]: Parameters<typeof set>) =>
      set(work, ms! < MIN_LIMIT_MS ? ms : NEVER_MS, ...rest);
    vi.spyOn(globalThis, "setTimeout").mockImplementation(shortOnly as typeof set);
    for (let round = 0; round < 10; round++) {
      await answers();
      const queries = [sql`select 1`, sql`select 2`, sql`select 3`].map((query) => query.catch(() => "lost"));
      sockets.shut();
      sockets.reopen();
      await Promise.all(queries);
      await answers();
    }
  });

  it("is closed when no response arrives", async () => {
    await answers();
    const pass = clockInHand();
    sockets.look();
    link.swallow();
    const written = () => sockets.opened.reduce((bytes, socket) => bytes + socket.bytesWritten, 0);
    const before = written();
    const refused = expect(sql`select 1`).rejects.toMatchObject({ code: "CONNECTION_CLOSED" });
    await expect.poll(written).toBeGreaterThan(before);
    for (let looks = 0; looks < 3; looks++) {
      sockets.look();
      pass(50);
    }
    sockets.endUnanswered(20);
    await refused;
    await link.mend();
    await expect
      .poll(() => Promise.all([sql`select 1`, sql`select 1`]).then(Boolean, () => false))
      .toBe(true);
  });

  it("is closed even if its last response and last query were seen at once", async () => {
    await untilWell();
    const pass = clockInHand();
    sockets.look();
    const losing = sql.begin(async (tx) => {
      await tx.unsafe("select 1");
      await tx.unsafe(endless("swallowed"));
    });
    let settled = false;
    const refused = expect(losing.finally(() => (settled = true))).rejects.toMatchObject({
      code: "CONNECTION_CLOSED",
    });
    await untilUnderWay("swallowed");
    link.swallow();
    for (let looks = 0; looks < 3; looks++) {
      sockets.look();
      pass(100);
      sockets.endUnanswered(100);
    }
    await expect.poll(() => settled).toBe(true);
    await refused;
    await link.mend();
    await untilWell();
  });

  it("is abandoned when no response arrives while connecting", async () => {
    sockets.shut();
    sockets.reopen();
    link.swallow();
    const gone = { code: expect.stringMatching(/^(CONNECT_TIMEOUT|CONNECTION_CLOSED)$/) };
    await expect(sql`select 1`.catch((error) => Promise.reject(error))).rejects.toMatchObject(gone);
    await link.mend();
    await untilWell();
  });

  it("keeps connections that wait for a busy server, and leaves no transaction open", async () => {
    const few = trackedSockets();
    const connection = connectTo(url, 1, few);
    await connection`select 1`;
    const slow = expect(connection.unsafe(endless("slow"), [])).rejects.toMatchObject(lost);
    const behind = connection.unsafe("insert into marks values ($1)", ["behind"]);
    const begun = connection.begin((tx) => tx`insert into marks values ('begun')`);
    await Promise.resolve(behind.execute());
    await untilUnderWay("slow");
    const pass = clockInHand();
    few.look();
    pass(1000);
    few.endUnanswered(1000);
    await slow;
    await Promise.all([behind, begun]);
    expect(await sql`select mark from marks order by mark`).toEqual([{ mark: "begun" }, { mark: "behind" }]);
    expect(
      await sql`select from pg_stat_activity where state like 'idle in transaction%'
      and datname = current_database()`,
    ).toHaveLength(0);
    await connection.end({ timeout: 1 });
  });

  it("stays open after a message that arrived while nobody was listening", async () => {
    const listening = trackedSockets();
    const [connection, holder] = [connectTo(direct, 1, listening), connectTo(direct, 1)];
    await connection`select 1`;
    await holder`select pg_advisory_lock(7)`;
    const pass = clockInHand();
    listening.look();
    const query = connection.unsafe("select pg_advisory_xact_lock(7) /* unheard */").execute();
    await untilUnderWay("unheard");
    await afterTimer();
    listening.look();
    holdUpUntilAnswered(direct);
    pass(500);
    await turn();
    listening.look();
    listening.endUnanswered(100);
    await query;
    await Promise.all([connection, holder].map((each) => each.end({ timeout: 1 })));
  });

  it("rejects all waiting queries at once while closed", async () => {
    await untilWell();
    await Promise.all([answers(), answers()]);
    sockets.shut();
    const limits = vi.spyOn(globalThis, "setTimeout");
    const all = await Promise.allSettled(Array.from({ length: 200 }, () => sql`select 1`));
    expect(new Set(all.map(({ status }) => status))).toEqual(new Set(["rejected"]));
    const reasons = all.map((one) => (one as PromiseRejectedResult).reason);
    const refused = reasons.filter(({ code }) => code === "ECONNREFUSED");
    expect(new Set(refused).size).toBe(refused.length);
    await expect(sql.begin((tx) => tx`select 1`)).rejects.toThrow();
    const waits = limits.mock.calls.filter(([, ms]) => ms! > 0 && ms! < MIN_LIMIT_MS);
    expect(waits).toEqual([]);
    limits.mockRestore();
    sockets.reopen();
    await untilWell();
  });
});

describe.skipIf(!real)("how PostgreSQL is reached", () => {
  let cluster: Awaited<ReturnType<typeof ownCluster>>;
  beforeAll(async () => {
    cluster = await ownCluster();
  });
  afterAll(() => cluster.stop());

  const backendOf = async (url: string) => {
    const sql = connectTo(url, 1);
    try {
      return await sql`select ssl, inet_server_addr() is null as by_socket from pg_stat_ssl where pid = pg_backend_pid()`;
    } finally {
      await sql.end({ timeout: 1 });
    }
  };

  it("uses TLS if it is preferred and available, and works without it otherwise", async () => {
    expect(await backendOf(`${cluster.url}?sslmode=prefer`)).toEqual([{ ssl: true, by_socket: false }]);
    expect(await backendOf(`${real}?sslmode=prefer`)).toEqual([{ ssl: false, by_socket: false }]);
  });

  it("fails if TLS is required but unavailable, or the certificate is not trusted", async () => {
    await expect(backendOf(`${real}?sslmode=require`)).rejects.toMatchObject({ code: "ECONNREFUSED" });
    await expect(backendOf(`${cluster.url}?sslmode=verify-full`)).rejects.toMatchObject({
      code: "DEPTH_ZERO_SELF_SIGNED_CERT",
    });
  });

  it.each(["in place of the host", "as a parameter"])("is by a Unix socket, named %s", async (where) => {
    const { port } = new URL(cluster.url);
    const folder = encodeURIComponent(cluster.folder);
    const named =
      where === "as a parameter"
        ? `postgres://postgres@localhost:${port}/postgres?host=${folder}`
        : `postgres://postgres@${folder}:${port}/postgres`;
    expect(await backendOf(named)).toEqual([{ ssl: false, by_socket: true }]);
  });
});

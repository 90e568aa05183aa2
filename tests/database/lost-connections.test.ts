import { setTimeout as delay } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { connect } from "~/db/client.server";
import { keptSockets } from "~/db/sockets.server";
import { settings } from "~/platform/settings.server";
import { startCluster } from "../../scripts/postgres-cluster.mjs";
import { byWayOf, startFickleLink } from "../support/fickle-link";

const real = settings.databaseUrl;

function connectTo(url: string, max: number, sockets = keptSockets()) {
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
  while (!(await isUp())) await delay(100);
  await sql.end();
  return cluster;
};

describe.skipIf(!real).each(["plain", "secured"])("a connection to PostgreSQL that is lost, %s", (kind) => {
  const sockets = keptSockets();
  let cluster: Awaited<ReturnType<typeof ownCluster>> | undefined;
  let direct: string;
  let url: string;
  let link: Awaited<ReturnType<typeof startFickleLink>>;
  let sql: ReturnType<typeof connect>;

  beforeAll(async () => {
    if (kind === "secured") cluster = await ownCluster();
    direct = cluster ? `${cluster.url}?sslmode=require` : real!;
    link = await startFickleLink(Number(new URL(direct).port));
    url = byWayOf(direct, link);
    sql = connectTo(url, 2, sockets);
    await sql`create table marks (mark text)`;
  });
  afterAll(async () => {
    await sql.end({ timeout: 1 });
    link.close();
    await cluster?.stop();
  });

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

  it("is what it was asked to be", async () => {
    const [found] = await sql`select ssl from pg_stat_ssl where pid = pg_backend_pid()`;
    expect(found).toEqual({ ssl: kind === "secured" });
  });

  it("refuses a transaction that waits for an answer, and only that one", async () => {
    const waiting = sql.begin((tx) => tx`select pg_sleep(5)`);
    setTimeout(link.cut, 100);
    await expect(waiting).rejects.toMatchObject(lost);
    await answers();
  });

  it.each(["goes on", "returns", "fails", "catches"])("refuses one that %s after the loss", async (then) => {
    const losing = sql.begin(async (tx) => {
      await tx.unsafe("insert into marks values ('half')");
      link.cut();
      await delay(100);
      if (then === "goes on") await tx.unsafe("insert into marks values ('other half')");
      if (then === "catches") await tx.unsafe("insert into marks values ('other half')").catch(() => {});
      if (then === "fails") throw new Error("of its own");
    });
    await expect(losing).rejects.toMatchObject(lost);
    await answers();
    expect(await sql`select * from marks`).toEqual([]);
  });

  it("refuses what waits when PostgreSQL ends it, and is made anew", async () => {
    await answers();
    const waiting = expect(sql.begin((tx) => tx`select pg_sleep(5)`)).rejects.toMatchObject(lost);
    const rest = expect(sql.unsafe("select pg_sleep(5)")).rejects.toMatchObject(lost);
    await delay(200);
    const other = connectTo(url, 1);
    await other`select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database()
      and application_name = 'naqaba' and pid <> pg_backend_pid()`;
    await Promise.all([waiting, rest, other.end()]);
    await untilWell();
  });

  it("is made anew though a query was about to be sent on it", async () => {
    for (let round = 0; round < 10; round++) {
      await answers();
      const asked = [sql`select 1`, sql`select 2`, sql`select 3`].map((query) => query.catch(() => "lost"));
      sockets.shut();
      sockets.reopen();
      await Promise.all(asked);
      const before = performance.now();
      await answers();
      expect(performance.now() - before).toBeLessThan(2500);
    }
  });

  it("is ended when nothing comes back", async () => {
    await answers();
    sockets.look();
    link.swallow();
    const asked = sql`select 1`;
    const refused = expect(asked).rejects.toMatchObject({ code: "CONNECTION_CLOSED" });
    for (let looks = 0; looks < 3; looks++) {
      await delay(50);
      sockets.look();
    }
    sockets.endUnanswered(20);
    await refused;
    await link.mend();
    await expect
      .poll(() => Promise.all([sql`select 1`, sql`select 1`]).then(Boolean, () => false))
      .toBe(true);
  });

  it("is ended though its last answer and its last question were seen at once", async () => {
    await untilWell();
    sockets.look();
    const losing = sql.begin(async (tx) => {
      await tx.unsafe("select 1");
      setTimeout(link.swallow, 50);
      await tx.unsafe("select pg_sleep(0.2)");
    });
    let settled = false;
    const refused = expect(losing.finally(() => (settled = true))).rejects.toMatchObject({
      code: "CONNECTION_CLOSED",
    });
    await delay(150);
    await expect
      .poll(() => {
        sockets.look();
        sockets.endUnanswered(100);
        return settled;
      })
      .toBe(true);
    await refused;
    await link.mend();
    await untilWell();
  });

  it("is given up when nothing comes back while it is made", async () => {
    sockets.shut();
    sockets.reopen();
    link.swallow();
    const gone = { code: expect.stringMatching(/^(CONNECT_TIMEOUT|CONNECTION_CLOSED)$/) };
    await expect(sql`select 1`.catch((error) => Promise.reject(error))).rejects.toMatchObject(gone);
    await link.mend();
    await untilWell();
  });

  it("does not refuse those that wait for one that is busy, and leaves no transaction open", async () => {
    const few = keptSockets();
    const own = connectTo(url, 1, few);
    await own`select 1`;
    const slow = expect(own.unsafe("select pg_sleep($1)", [4])).rejects.toMatchObject(lost);
    const behind = own.unsafe("insert into marks values ($1)", ["behind"]);
    const begun = own.begin((tx) => tx`insert into marks values ('begun')`);
    await Promise.resolve(behind.execute());
    await delay(100);
    few.look();
    await delay(1000);
    few.endUnanswered(1000);
    await slow;
    await Promise.all([behind, begun]);
    expect(await sql`select mark from marks order by mark`).toEqual([{ mark: "begun" }, { mark: "behind" }]);
    expect(
      await sql`select from pg_stat_activity where state like 'idle in transaction%'
      and datname = current_database()`,
    ).toHaveLength(0);
    await own.end({ timeout: 1 });
  });

  it("is not ended for what was said while nobody here could listen", async () => {
    const listening = keptSockets();
    const own = connectTo(direct, 1, listening);
    await own`select 1`;
    listening.look();
    const asked = own.unsafe("select pg_sleep(0.05)").execute();
    await delay(20);
    listening.look();
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 500);
    await new Promise(setImmediate);
    listening.look();
    listening.endUnanswered(100);
    await asked;
    await own.end({ timeout: 1 });
  });

  it("is refused at once while shut, whoever waits in line", async () => {
    await untilWell();
    sockets.shut();
    const before = performance.now();
    const all = await Promise.allSettled(Array.from({ length: 200 }, () => sql`select 1`));
    expect(new Set(all.map(({ status }) => status))).toEqual(new Set(["rejected"]));
    const reasons = all.map((one) => (one as PromiseRejectedResult).reason);
    const refused = reasons.filter(({ code }) => code === "ECONNREFUSED");
    expect(new Set(refused).size).toBe(refused.length);
    await expect(sql.begin((tx) => tx`select 1`)).rejects.toThrow();
    expect(performance.now() - before).toBeLessThan(3000);
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

  const asked = async (url: string) => {
    const sql = connectTo(url, 1);
    try {
      return await sql`select ssl, inet_server_addr() is null as by_socket from pg_stat_ssl where pid = pg_backend_pid()`;
    } finally {
      await sql.end({ timeout: 1 });
    }
  };

  it("is by TLS where it is preferred, and without where there is none", async () => {
    expect(await asked(`${cluster.url}?sslmode=prefer`)).toEqual([{ ssl: true, by_socket: false }]);
    expect(await asked(`${real}?sslmode=prefer`)).toEqual([{ ssl: false, by_socket: false }]);
  });

  it("is refused where TLS is required and there is none, or its certificate is nobody's", async () => {
    await expect(asked(`${real}?sslmode=require`)).rejects.toMatchObject({ code: "ECONNREFUSED" });
    await expect(asked(`${cluster.url}?sslmode=verify-full`)).rejects.toMatchObject({
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
    expect(await asked(named)).toEqual([{ ssl: false, by_socket: true }]);
  });
});

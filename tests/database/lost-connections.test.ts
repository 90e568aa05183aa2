import { setTimeout as delay } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { connect } from "~/db/client.server";
import { keptSockets } from "~/db/sockets.server";
import { settings } from "~/platform/settings.server";
import { byWayOf, startFickleLink } from "../support/fickle-link";

const real = settings.databaseUrl;

describe.skipIf(!real)("a connection to PostgreSQL that is lost", () => {
  const sockets = keptSockets();
  let link: Awaited<ReturnType<typeof startFickleLink>>;
  let sql: ReturnType<typeof connect>;

  beforeAll(async () => {
    link = await startFickleLink(Number(new URL(real!).port));
    settings.databaseUrl = byWayOf(real!, link);
    sql = connect(2, undefined, sockets);
    settings.databaseUrl = real;
    await sql`create table marks (mark text)`;
  });
  afterAll(async () => {
    await sql.end({ timeout: 1 });
    link.close();
  });

  const lost = { code: expect.stringMatching(/^(CONNECTION_CLOSED|ECONNRESET)$/) };
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

  it("is refused at once while shut, whoever waits in line", async () => {
    await untilWell();
    sockets.shut();
    const before = performance.now();
    const all = await Promise.allSettled(Array.from({ length: 200 }, () => sql`select 1`));
    expect(new Set(all.map(({ status }) => status))).toEqual(new Set(["rejected"]));
    await expect(sql.begin((tx) => tx`select 1`)).rejects.toThrow();
    expect(performance.now() - before).toBeLessThan(3000);
    sockets.reopen();
    await untilWell();
  });
});

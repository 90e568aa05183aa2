import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { connect } from "~/db";
import { settings } from "~/platform/settings.server";
import { startPgBouncer } from "../support/pgbouncer";

const databaseUrl = settings.databaseUrl;
const CLERKS = 8;
const MARKS_PER_CLERK = 25;

function connectThrough(url: string, max: number) {
  settings.databaseUrl = url;
  const sql = connect({ max });
  settings.databaseUrl = databaseUrl;
  return sql;
}

describe.skipIf(!databaseUrl)("behind PgBouncer in transaction mode", () => {
  const table = `pooled_marks_${process.pid}`;
  let pooler: Awaited<ReturnType<typeof startPgBouncer>>;
  let direct: ReturnType<typeof connect>;
  let pooled: ReturnType<typeof connect>;

  beforeAll(async () => {
    pooler = await startPgBouncer(databaseUrl!, 3);
    direct = connectThrough(databaseUrl!, 1);
    pooled = connectThrough(pooler.url, CLERKS);
    await direct.unsafe(`create table ${table} (mark text)`);
  });
  afterAll(async () => {
    await direct.unsafe(`drop table ${table}`);
    await Promise.all([direct, pooled].map((sql) => sql.end({ timeout: 1 })));
    await pooler.stop();
  });

  it("stores every mark that was confirmed to eight concurrent clerks", async () => {
    const markInTurn = async (clerk: number) => {
      const stored: string[] = [];
      for (let turn = 0; turn < MARKS_PER_CLERK; turn++) {
        const mark = `${clerk}:${turn}`;
        await pooled
          .begin(async (tx) => {
            await tx.unsafe(`select count(*) from ${table}`);
            await tx.unsafe(`insert into ${table} values ($1)`, [mark]);
          })
          .then(() => stored.push(mark));
      }
      return stored;
    };
    const results = (
      await Promise.all(Array.from({ length: CLERKS }, (_, clerk) => markInTurn(clerk)))
    ).flat();
    const rows = await direct.unsafe<Array<{ mark: string }>>(`select mark from ${table}`);
    expect(rows.map(({ mark }) => mark).sort()).toEqual(results.sort());
    expect(results).toHaveLength(CLERKS * MARKS_PER_CLERK);
  });
});

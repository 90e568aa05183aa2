import { sql } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { db } from "~/db";
import { registry } from "~/platform/metrics.server";
import { runInRequest } from "~/platform/request-scope.server";
import { settings } from "~/platform/settings.server";

let written: string[];
const slowLines = () =>
  written.map((line) => JSON.parse(line)).filter(({ message }) => message === "slow query");
const figureOf = async (name: string) =>
  (await registry.getSingleMetric(`naqaba_${name}`)?.get())?.values[0]?.value;

beforeEach(async () => {
  await db.execute(sql`select 1`);
  written = [];
  vi.spyOn(process.stdout, "write").mockImplementation((text) => written.push(String(text)) > 0);
});
afterEach(() => vi.restoreAllMocks());

/** Advances the clock between its readings: a statement reads it twice, a connection once. */
async function taking<Answer>(ms: number, work: () => Promise<Answer>): Promise<Answer> {
  let at = 0;
  const clock = vi.spyOn(performance, "now").mockImplementation(() => (at += ms));
  return work().finally(() => clock.mockRestore());
}
const slow = settings.slowQueryMs;
const query = sql`select ${"9871002002"}::text as number`;

describe("a statement that takes SLOW_QUERY_MS or longer", () => {
  it("is logged in one line with its text and request, but without its values", async () => {
    const before = (await figureOf("database_slow_queries_total")) ?? 0;
    await runInRequest({ address: "192.0.2.1", requestId: "0123456789ab" }, async () => {
      await taking(slow, async () => db.execute(query));
    });
    const [line, ...more] = slowLines();
    expect(more).toEqual([]);
    expect(line).toMatchObject({
      level: "warn",
      requestId: "0123456789ab",
      sql: "select $1::text as number",
      ms: slow,
      underWay: 0,
    });
    expect(written.join()).not.toContain("9871002002");
    expect(await figureOf("database_slow_queries_total")).toBe(before + 1);
  });

  it("is also logged inside a transaction and a savepoint", async () => {
    await db.transaction(async (tx) => {
      await taking(slow, async () => tx.execute(query));
      expect(await figureOf("database_transactions_open")).toBe(1);
      await tx.transaction((part) => taking(slow, async () => part.execute(query)));
    });
    expect(slowLines()).toHaveLength(2);
    expect(await figureOf("database_transactions_open")).toBe(0);
  });

  it("is logged with its error code, and the error still reaches the caller", async () => {
    const failing = taking(slow, async () => db.execute(sql`select 1 / (random() * 0)`));
    await expect(failing).rejects.toMatchObject({ cause: { code: "22012" } });
    expect(slowLines()).toMatchObject([{ code: "22012" }]);
    expect(await figureOf("database_queries_underway")).toBe(0);
  });
});

it("does not log a fast statement but measures it", async () => {
  const countOf = async () => {
    const { values } = (await registry.getSingleMetric("naqaba_database_query_duration_seconds")!.get()) as {
      values: Array<{ metricName?: string; value: number }>;
    };
    return values.find(({ metricName }) => metricName?.endsWith("_count"))?.value ?? 0;
  };
  await taking(slow - 1, async () => {
    const before = await countOf();
    for (const each of [1, 2, 3]) await db.execute(sql`select ${each}::int`);
    expect(await countOf()).toBe(before + 3);
  });
  expect(slowLines()).toEqual([]);
});

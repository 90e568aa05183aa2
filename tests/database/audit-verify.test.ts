import { sql } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { verdictLine } from "~/cli/commands/verify-audit";
import { audit, db } from "~/db";
import { type NotedChainHead, verifyChain } from "~/domain/audit/chain.server";
import { record } from "~/domain/audit/record.server";
import { commandHere } from "../support/command-here";
import { emptyDatabase, useDatabase } from "../support/database";

useDatabase();

const actor = { kind: "staff", id: "7" } as const;
const write = (count: number) =>
  db.transaction(async (tx) => {
    for (let nth = 1; nth <= count; nth++)
      await record(tx, actor, { action: "news.update", subject: `news:${nth}`, detail: { title: "خبر" } });
  });
const writeMany = (count: number) =>
  db.execute(
    sql`insert into audit (actor_kind, action, subject) select 'system', 'news.update', 'news:' || nth from generate_series(1, ${count}) nth`,
  );

/** Runs statements as the owner of the database, with triggers disabled, which the application cannot do. */
const asOwner = (...statements: string[]) =>
  db.transaction(async (tx) => {
    await tx.execute(sql`alter table audit disable trigger user`);
    for (const statement of statements) await tx.execute(sql.raw(statement));
    await tx.execute(sql`alter table audit enable trigger user`);
  });
const brokenAt = async (noted?: NotedChainHead) => (await verifyChain(noted)).broken;

beforeEach(() => write(8));

describe("the check of the audit", () => {
  it("accepts an intact audit log and returns its last entry", async () => {
    const [last] = await db.select({ hash: audit.hash }).from(audit).where(sql`chain_number = 8`);
    const verdict = await verifyChain();
    expect(verdict).toEqual({ entries: 8, last: { number: 8, hash: last!.hash }, broken: null });
    expect(verdictLine(verdict)).toBe(`The audit is whole: 8 entries, the last is 8:${last!.hash}`);
    expect(await brokenAt(verdict.last!)).toBeNull();
  });

  it("makes the command exit with 1 for a broken log, and with 0 for an intact or empty one", async () => {
    await asOwner("update audit set subject = 'n:9' where chain_number = 2");
    const changed = { code: 1, output: "The audit is BROKEN: entry 2 was changed.\n" };
    expect(await commandHere("verify-audit")).toEqual(changed);
    await emptyDatabase();
    expect(await commandHere("verify-audit")).toEqual({ code: 0, output: "The audit is empty.\n" });
  });

  it("walks more than one page", async () => {
    await writeMany(2100);
    expect(await verifyChain()).toMatchObject({ entries: 2108, broken: null });
    await asOwner("update audit set action = 'news.delete' where chain_number = 2050");
    expect(await brokenAt()).toEqual({ entry: 2050, how: "changed" });
  });

  it.each([
    ["another actor", "actor_id = '8'"],
    ["another moment", "at = at + interval '1 microsecond'"],
    ["other values", `detail = '{"title": "other"}'`],
    ["no values", "detail = null"],
    ["another hash", "hash = repeat('0', 64)"],
    ["no hash", "hash = null"],
    ["another hash before it", "previous_hash = repeat('0', 64)"],
  ])("reports an entry with %s", async (_what, change) => {
    await asOwner(`update audit set ${change} where chain_number = 5`);
    expect(await brokenAt()).toEqual({ entry: 5, how: "changed" });
  });

  it("finds an entry that was changed and rehashed", async () => {
    await asOwner(
      "update audit set subject = 'news:99' where chain_number = 5",
      "update audit a set hash = audit_hash(a) where chain_number = 5",
    );
    expect(await brokenAt()).toEqual({ entry: 5, how: "changed" });
  });

  it.each([1, 5])("reports that entry %i is missing", async (number) => {
    await asOwner(`delete from audit where chain_number = ${number}`);
    expect(await brokenAt()).toEqual({ entry: number, how: "missing" });
    expect(verdictLine(await verifyChain())).toBe(`The audit is BROKEN: entry ${number} is missing.`);
  });

  it("reports entries in the wrong order", async () => {
    await asOwner(
      "update audit set chain_number = -1 where chain_number = 5",
      "update audit set chain_number = 5 where chain_number = 6",
      "update audit set chain_number = 6 where chain_number = -1",
    );
    expect(await brokenAt()).toEqual({ entry: 5, how: "out-of-order" });
  });

  it("reports an entry inserted outside the chain", async () => {
    await asOwner("insert into audit (actor_kind, action, subject) values ('system', 'a', 'b')");
    expect(await brokenAt()).toEqual({ entry: 9, how: "outside" });
  });

  it("reports a truncated end if an earlier end was noted", async () => {
    const { last } = await verifyChain();
    await asOwner("delete from audit where chain_number > 6");
    expect(await brokenAt()).toBeNull();
    expect(await brokenAt(last!)).toEqual({ entry: 7, how: "missing" });
  });

  it("finds a rewritten chain by the figures noted earlier", async () => {
    const { last } = await verifyChain();
    await db.execute(sql`truncate audit restart identity`);
    await write(9);
    expect(await brokenAt()).toBeNull();
    expect(await brokenAt(last!)).toEqual({ entry: 8, how: "not-as-noted" });
  });
});

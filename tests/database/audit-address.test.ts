import { asc } from "drizzle-orm";
import { afterEach, describe, expect, it, vi } from "vitest";
import { audit, db } from "~/db";
import { record } from "~/domain/audit/record.server";
import { clientHash } from "~/platform/client-address.server";
import { runInRequest } from "~/platform/request-scope.server";
import { useDatabase } from "../support/database";

useDatabase();
afterEach(() => vi.restoreAllMocks());

const actor = { kind: "staff", id: "7" } as const;
const deed = (subject: string) =>
  db.transaction((tx) => record(tx, actor, { action: "news.delete", subject }));
const from = (address: string) => runInRequest({ address }, () => deed(`from:${address}`));

describe("the source of an audit entry", () => {
  it("can be compared across concurrent writers without being stored or printed", async () => {
    const printed = vi.spyOn(process.stdout, "write");
    const addresses = Array.from({ length: 20 }, (_, nth) => `192.0.2.${nth + 1}`);
    await Promise.all([...addresses, ...addresses].map(from));
    const rows = await db.select().from(audit).orderBy(asc(audit.id));
    expect(rows).toHaveLength(40);
    for (const row of rows) {
      const address = row.subject.slice("from:".length);
      expect([address, row.addressHash]).toEqual([address, runInRequest({ address }, clientHash)]);
      expect(row.addressHash).not.toContain(address);
    }
    expect(new Set(rows.map(({ addressHash }) => addressHash)).size).toBe(20);
    expect(printed.mock.calls.filter(([line]) => String(line).includes("192.0.2."))).toEqual([]);
  });

  it("is empty for an entry without a request", async () => {
    await deed("news:1");
    expect((await db.select().from(audit))[0]!.addressHash).toBeNull();
  });
});

import { sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { audit, db } from "~/db";
import { record } from "~/domain/audit/record.server";
import { useDatabase } from "../support/database";

useDatabase();

const actor = { kind: "staff", id: "7" } as const;
const deed = (subject: string) =>
  db.transaction((tx) => record(tx, actor, { action: "news.deleted", subject, detail: { title: "خبر" } }));

describe("the audit", () => {
  it("is a chain in which every entry has the hash of the previous one, even with concurrent writers", async () => {
    await Promise.all(Array.from({ length: 20 }, (_, nth) => deed(`news:${nth}`)));
    const rows = await db.select().from(audit).orderBy(audit.chainNumber);
    expect(rows.map(({ chainNumber }) => chainNumber)).toEqual(
      Array.from({ length: 20 }, (_, nth) => nth + 1),
    );
    for (const [nth, row] of rows.entries()) {
      expect(row.previousHash).toBe(rows[nth - 1]?.hash ?? null);
      expect(row.hash).toMatch(/^[0-9a-f]{64}$/);
    }
    const [wrong] = await db.execute<{ count: number }>(
      sql`select count(*)::int as count from audit a where a.hash is distinct from audit_hash(a)`,
    );
    expect(wrong?.count).toBe(0);
  });

  it("can be neither updated nor deleted", async () => {
    await deed("news:1");
    const refused = { cause: expect.objectContaining({ message: expect.stringContaining("never changed") }) };
    await expect(db.update(audit).set({ subject: "news:2" })).rejects.toMatchObject(refused);
    await expect(db.delete(audit)).rejects.toMatchObject(refused);
    expect(await db.$count(audit)).toBe(1);
  });
});

import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { sql } from "drizzle-orm";
import { PgDatabase } from "drizzle-orm/pg-core";
import { expect, it, onTestFinished, vi } from "vitest";
import type { Tx } from "~/db";
import { backUp } from "~/domain/backups/back-up.server";
import { useDatabase } from "../support/database";

useDatabase();

it("a backup reads all tables in one snapshot", async () => {
  const folder = mkdtempSync(path.join(tmpdir(), "naqaba-snapshot-"));
  const modes: string[] = [];
  const { transaction } = PgDatabase.prototype;
  const watched = vi.spyOn(PgDatabase.prototype, "transaction").mockImplementation(function (
    this: typeof PgDatabase.prototype,
    work,
    how,
  ) {
    const readState = async (tx: Tx) => {
      const [row] = await tx.execute<{ mode: string }>(
        sql`select current_setting('transaction_isolation') || ', read only ' || current_setting('transaction_read_only') as mode`,
      );
      modes.push(row!.mode);
      return work(tx as never);
    };
    return transaction.call(this, readState as never, how);
  });
  onTestFinished(() => {
    watched.mockRestore();
    rmSync(folder, { recursive: true, force: true });
  });
  await backUp(path.join(folder, "one.zip"), () => {});
  expect(modes).toEqual(["repeatable read, read only on"]);
});

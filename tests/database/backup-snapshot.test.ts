import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { sql } from "drizzle-orm";
import { expect, it, onTestFinished, vi } from "vitest";
import type { Tx } from "~/db/client.server";
import { backUp } from "~/domain/backups/back-up.server";
import { useDatabase } from "../support/database";

useDatabase();

const seen = vi.hoisted(() => ({ modes: [] as string[] }));

vi.mock("~/domain/backups/tables.server", async (original) => {
  const tables = await original<typeof import("~/domain/backups/tables.server")>();
  return {
    ...tables,
    async useExactFormats(tx: Tx) {
      const [row] = await tx.execute<{ mode: string }>(
        sql`select current_setting('transaction_isolation') || ', read only ' || current_setting('transaction_read_only') as mode`,
      );
      seen.modes.push(row!.mode);
      return tables.useExactFormats(tx);
    },
  };
});

it("a backup reads all tables as they stood at one moment", async () => {
  const folder = mkdtempSync(path.join(tmpdir(), "naqaba-snapshot-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  await backUp(path.join(folder, "one.zip"), () => {});
  expect(seen.modes).toEqual(["repeatable read, read only on"]);
});

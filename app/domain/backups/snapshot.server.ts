import type { Tx } from "~/db/client.server";
import { appliedMigrations } from "~/db/migration-history.server";
import { type Migration, ownMigrations } from "~/db/own-migrations.server";
import type { Source } from "~/db/source.server";
import { namedFiles } from "~/domain/files/named-files.server";
import type { ArchiveWriter } from "./archive-writer.server";
import { readSequences, readTables, type Sequence, type Table } from "./catalogue.server";
import { lineDigest } from "./digest.server";
import { piecesOf } from "./lines-of";
import { type TableInArchive, tableEntry } from "./manifest";
import { BackupRefused } from "./refused";
import { schemaDistance } from "./schema-distance";
import { beExact, tableLines } from "./table-lines.server";

export type Snapshot = {
  migrations: Migration[];
  tables: TableInArchive[];
  sequences: Sequence[];
  namedFiles: string[];
};

/** A build older than the schema would not know of all files that rows name. */
async function knownMigrations(tx: Tx): Promise<Migration[]> {
  const applied = await appliedMigrations(tx);
  if (!applied.length) throw new BackupRefused("The database has no schema: there is nothing to back up.");
  const distance = schemaDistance(applied, await ownMigrations());
  if (distance === "newer" || distance === "other")
    throw new BackupRefused("The database's schema is newer than this version: use that of the server.");
  return applied;
}

async function writeTable(tx: Tx, table: Table, archive: ArchiveWriter): Promise<TableInArchive> {
  const digest = lineDigest();
  async function* lines() {
    for await (const line of tableLines(tx, table)) {
      digest.add(line);
      yield line;
    }
  }
  await archive.add(tableEntry(table.name), piecesOf(lines()), { compress: true });
  return { name: table.name, columns: table.columns.map(({ name }) => name), ...digest.result() };
}

/** Writes every row of the database, as it was at one moment, and tells which files rows named at that moment. */
export const writeSnapshot = ({ db }: Source, archive: ArchiveWriter): Promise<Snapshot> =>
  db.transaction(
    async (tx) => {
      await beExact(tx);
      const migrations = await knownMigrations(tx);
      const tables: TableInArchive[] = [];
      for (const table of await readTables(tx)) tables.push(await writeTable(tx, table, archive));
      const named = [...(await namedFiles(tx))].sort();
      return { migrations, tables, sequences: await readSequences(tx), namedFiles: named };
    },
    { isolationLevel: "repeatable read", accessMode: "read only" },
  );

import { sql } from "drizzle-orm";
import type { Tx } from "~/db";
import { lineDigest } from "./archive-lines.server";
import type { Archive } from "./archive-reader.server";
import type { TableInArchive } from "./manifest";
import { BackupRefused } from "./report";
import { quoted, readTables, type Sequence, type Table, tableLines } from "./tables.server";

const MAX_ROWS = 500;
const MAX_CHARACTERS = 1_000_000;

type Part = { table: Table; archived: TableInArchive };

function paired(tables: Table[], archived: TableInArchive[]): Part[] {
  const byName = new Map(tables.map((table) => [table.name, table]));
  const names = (table: Table | undefined) =>
    table?.columns
      .map(({ name }) => name)
      .sort()
      .join();
  const parts = archived.map((each) => ({ table: byName.get(each.name), archived: each }));
  const unlike = parts.find(
    ({ table, archived: { columns } }) => names(table) !== [...columns].sort().join(),
  );
  if (unlike || tables.length !== archived.length)
    throw new BackupRefused(
      `Nothing was restored: the database's schema is not the backup's${unlike ? `, in the table ${unlike.archived.name}` : ""}.`,
    );
  return parts.map(({ table, archived: each }) => ({
    table: inOrderOf(table!, each.columns),
    archived: each,
  }));
}

function inOrderOf(table: Table, names: string[]): Table {
  const byName = new Map(table.columns.map((column) => [column.name, column]));
  return { ...table, columns: names.map((name) => byName.get(name)!) };
}

async function* batchesOf(lines: AsyncIterable<string>): AsyncGenerator<string[]> {
  let batch: string[] = [];
  let characters = 0;
  for await (const line of lines) {
    batch.push(line);
    characters += line.length;
    if (batch.length < MAX_ROWS && characters < MAX_CHARACTERS) continue;
    yield batch;
    [batch, characters] = [[], 0];
  }
  if (batch.length) yield batch;
}

async function loadTable(tx: Tx, archive: Archive, { name, columns }: Table): Promise<void> {
  const names = columns.map((column) => quoted(column.name)).join(", ");
  const values = columns.map(({ type }, index) => `(line->>${index})::${type}`).join(", ");
  const insert = sql.raw(`insert into ${quoted(name)} (${names}) overriding system value select ${values}`);
  for await (const batch of batchesOf(archive.lines(name)))
    await tx.execute(
      sql`${insert} from jsonb_array_elements(${`[${batch.join()}]`}::text::jsonb) as lines(line)`,
    );
}

async function isAsArchived(tx: Tx, { table, archived }: Part): Promise<boolean> {
  const digest = lineDigest();
  for await (const line of tableLines(tx, table)) digest.add(line);
  const { rows, sha256 } = digest.result();
  return rows === archived.rows && sha256 === archived.sha256;
}

type Reference = { table: string; name: string; definition: string };

async function withoutReferences(tx: Tx, work: () => Promise<void>): Promise<void> {
  const references = await tx.execute<Reference>(sql`
    select conrelid::regclass::text as table, quote_ident(conname) as name, pg_get_constraintdef(oid) as definition
    from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace and conparentid = 0`);
  for (const { table, name } of references)
    await tx.execute(sql.raw(`alter table ${table} drop constraint ${name}`));
  await work();
  for (const { table, name, definition } of references)
    await tx.execute(sql.raw(`alter table ${table} add constraint ${name} ${definition}`));
}

async function withoutTriggers(tx: Tx, tables: Table[], work: () => Promise<void>): Promise<void> {
  const each = async (deed: "disable" | "enable") => {
    for (const { name } of tables)
      await tx.execute(sql.raw(`alter table ${quoted(name)} ${deed} trigger user`));
  };
  await each("disable");
  await work();
  await each("enable");
}

async function setSequences(tx: Tx, sequences: Sequence[]): Promise<void> {
  for (const { name, last } of sequences) {
    if (last !== null) await tx.execute(sql`select setval(${quoted(name)}::regclass, ${last}::bigint, true)`);
  }
}

/**
 * Loads all rows while triggers and foreign keys are off. Returns the names of tables whose content differs from the
 * backup.
 */
export async function loadRows(tx: Tx, archive: Archive): Promise<string[]> {
  const tables = await readTables(tx);
  const parts = paired(tables, archive.manifest.tables);
  await withoutReferences(tx, () =>
    withoutTriggers(tx, tables, async () => {
      for (const { table } of parts) await loadTable(tx, archive, table);
      await setSequences(tx, archive.manifest.sequences);
    }),
  );
  const different: string[] = [];
  for (const part of parts) if (!(await isAsArchived(tx, part))) different.push(part.archived.name);
  return different;
}

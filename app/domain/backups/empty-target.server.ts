import { sql } from "drizzle-orm";
import { z } from "zod";
import type { Db, Tx } from "~/db";
import type { Migration } from "~/db/migrations.server";
import { filePlaces } from "~/domain/files/sweep.server";
import { retryingStorage } from "~/platform/storage/storage.server";
import type { Archive } from "./archive-reader.server";
import { BackupRefused, firstFew } from "./report";
import { schemaDistance } from "./schema-distance";
import { quoted, readTables } from "./tables.server";

const KEY = "operations/restore-under-way.json";
const shape = z.object({ archive: z.string() });

/**
 * Returns the id of the archive whose restore was interrupted and left files in the storage; empty if its note cannot
 * be read.
 */
async function restoreUnderWay(): Promise<string | null> {
  const found = await retryingStorage().get(KEY);
  if (!found) return null;
  const note = await new Response(found.body).json().catch(() => null);
  return shape.safeParse(note).data?.archive ?? "";
}

export const markRestoreStarted = (archive: string): Promise<void> =>
  retryingStorage().put(
    KEY,
    Buffer.from(JSON.stringify({ archive, startedAt: new Date() })),
    "application/json",
  );

export const clearRestoreMark = (): Promise<void> => retryingStorage().delete(KEY);

const inTheWay = (what: string) => new BackupRefused(`Nothing was restored: ${what}.`);

async function countRows(db: Db | Tx): Promise<Array<{ name: string; rows: number }>> {
  const counts = (await readTables(db)).map(
    ({ name }) =>
      `select '${name.replaceAll("'", "''")}' as name, count(*)::int as rows from ${quoted(name)}`,
  );
  if (!counts.length) return [];
  return db.execute(
    sql.raw(`select * from (${counts.join(" union all ")}) as tables where rows > 0 order by rows desc`),
  );
}

/** Lists the tables that hold rows, as text; empty if none does. */
export async function filledTables(db: Db | Tx): Promise<string> {
  const found = await countRows(db);
  return found.length ? firstFew(found.map(({ name, rows }) => `${name} (${rows})`)) : "";
}

export async function refuseRows(db: Db | Tx): Promise<void> {
  const filled = await filledTables(db);
  if (filled) throw inTheWay(`the database must be empty, and there are rows in ${filled}`);
}

/**
 * Throws BackupRefused if the database holds another restore. A restore may have been killed between its last row and
 * its own record.
 */
export async function refuseRestored(db: Db | Tx, { id, manifest }: Archive): Promise<void> {
  if ((await restoreUnderWay()) !== id) return;
  const filled = manifest.tables.filter(({ rows }) => rows > 0);
  const found = new Map((await countRows(db)).map(({ name, rows }) => [name, rows]));
  if (!filled.length || filled.some(({ name, rows }) => found.get(name) !== rows)) return;
  await clearRestoreMark();
  throw inTheWay(
    "all rows and files of this archive are there already, from a restore that was cut off at its very end; start the server, and see `verify-audit`",
  );
}

async function firstFile(): Promise<string | null> {
  for (const place of filePlaces) {
    for await (const { key } of retryingStorage().list(place)) return key;
  }
  return null;
}

/** Throws BackupRefused, unless a restore of this archive that was killed has left them. */
export async function refuseFiles({ id }: Archive): Promise<void> {
  const underWay = await restoreUnderWay();
  if (underWay === id) return;
  const key = await firstFile();
  if (key === null) return;
  if (underWay === null)
    throw inTheWay(`the storage must be empty, and there are files in it, such as ${key}`);
  throw inTheWay(
    `a restore of another archive was cut off and has left files, such as ${key}: empty the bucket or the folder \`files\` of DATA_DIR first, or restore that archive`,
  );
}

export function refuseNewerSchema(applied: Migration[], backup: Migration[]): void {
  const distance = schemaDistance(applied, backup);
  if (distance === "same" || distance === "older") return;
  throw inTheWay(
    `the empty database has the schema ${applied.at(-1)?.tag}, and the backup the earlier ${backup.at(-1)?.tag}: restore into a database without a schema`,
  );
}

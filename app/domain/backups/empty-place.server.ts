import { sql } from "drizzle-orm";
import type { Db, Tx } from "~/db/client.server";
import type { Migration } from "~/db/own-migrations.server";
import { filePlaces } from "~/domain/files/sweep.server";
import { storage } from "~/platform/storage/storage.server";
import { quoted, readTables } from "./catalogue.server";
import { firstFew } from "./first-few";
import { BackupRefused } from "./refused";
import { isRestoreUnderWay } from "./restore-under-way.server";
import { schemaDistance } from "./schema-distance";

const inTheWay = (what: string) => new BackupRefused(`Nothing was restored: ${what}.`);

/** Throws BackupRefused, which names what is in the way, where a table of the database holds a row. */
export async function refuseRows(db: Db | Tx): Promise<void> {
  const counts = (await readTables(db)).map(
    ({ name }) =>
      `select '${name.replaceAll("'", "''")}' as name, count(*)::int as rows from ${quoted(name)}`,
  );
  if (!counts.length) return;
  const found = await db.execute<{ name: string; rows: number }>(
    sql.raw(`select * from (${counts.join(" union all ")}) as tables where rows > 0 order by rows desc`),
  );
  if (!found.length) return;
  const named = found.map(({ name, rows }) => `${name} (${rows})`);
  throw inTheWay(`the database must be empty, and there are rows in ${firstFew(named)}`);
}

/** Throws BackupRefused where the storage holds files, unless a restore that was killed has left them. */
export async function refuseFiles(): Promise<void> {
  if (await isRestoreUnderWay()) return;
  for (const place of filePlaces) {
    for await (const { key } of storage().list(place))
      throw inTheWay(`the storage must be empty, and there are files in ${place}, such as ${key}`);
  }
}

/** Throws BackupRefused where the schema of the database has seen more than that of the backup. */
export function refuseNewerSchema(applied: Migration[], backup: Migration[]): void {
  const distance = schemaDistance(applied, backup);
  if (distance === "same" || distance === "older") return;
  throw inTheWay(
    `the empty database has the schema ${applied.at(-1)?.tag}, and the backup the earlier ${backup.at(-1)?.tag}: restore into a database without a schema`,
  );
}

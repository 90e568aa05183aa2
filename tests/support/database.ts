import { sql } from "drizzle-orm";
import { afterAll, beforeEach } from "vitest";
import { edition, setEdition } from "~/content/current-edition";
import { db } from "~/db";

const MAX_BYTES_DELETED = 256 * 1024;

let known: Promise<string[]> | undefined;

async function tableNames() {
  const tables = await db.execute<{ name: string }>(
    sql`select quote_ident(tablename) as name from pg_tables where schemaname = 'public'`,
  );
  return tables.map(({ name }) => name);
}

/** The tables that hold rows; `grown` is one that has become large, or of which the planner has taken notice. */
async function filledTables(names: string[]) {
  const looks = names.map(
    (name) => `select '${name}' as name, pg_relation_size('${name}') > ${MAX_BYTES_DELETED}
      or (select reltuples > 0 from pg_class where oid = '${name}'::regclass) as grown
      where exists (select from ${name})`,
  );
  return db.execute<{ name: string; grown: boolean }>(sql.raw(looks.join(" union all ")));
}

/**
 * As a replica the session fires neither triggers nor foreign keys: rows go that else stay for ever. Their room is given
 * back, or the rows of the next test would lie in it in another order than they came.
 */
async function deleteFrom(names: string[]) {
  await db.transaction(async (tx) => {
    await tx.execute(sql`set local session_replication_role = replica`);
    for (const name of names) await tx.execute(sql.raw(`delete from ${name}`));
  });
  await db.execute(sql.raw(`vacuum ${names.join(", ")}`));
}

/** Leaves what `truncate … restart identity cascade` of all tables leaves, but looks first: most are empty. */
export async function emptyDatabase() {
  known ??= tableNames();
  const names = await known;
  const filled = await filledTables(names);
  if (filled.some(({ grown }) => grown)) await db.execute(sql.raw(`truncate ${names.join(", ")} cascade`));
  else if (filled.length) await deleteFrom(filled.map(({ name }) => name));
  await db.execute(sql`
    select setval(format('%I.%I', schemaname, sequencename)::regclass, start_value, false)
    from pg_sequences where schemaname = 'public' and last_value is not null`);
}

const delivered = edition();

/** Every test of the file starts on empty tables of a real, migrated database; what the last one let the staff write ends with it. */
export function useDatabase() {
  beforeEach(emptyDatabase);
  afterAll(() => setEdition(delivered));
}

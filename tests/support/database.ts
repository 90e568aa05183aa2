import { sql } from "drizzle-orm";
import { beforeEach } from "vitest";
import { db } from "~/db/client.server";

/** Every test of the file starts on empty tables of a real, migrated database. */
export function useDatabase() {
  beforeEach(async () => {
    const tables = await db.execute<{ name: string }>(
      sql`select quote_ident(tablename) as name from pg_tables where schemaname = 'public'`,
    );
    await db.execute(
      sql.raw(`truncate ${tables.map((table) => table.name).join(", ")} restart identity cascade`),
    );
  });
}

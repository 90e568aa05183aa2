import { inArray, sql } from "drizzle-orm";
import { db, registerColumnNames, type Tx } from "~/db";
import { type ColumnNames, headingKey } from "~/platform/csv-read.server";
import type { RegisterColumn } from "./columns";

/** Returns the association's own names of the register's columns, by `headingKey`. */
export async function columnNames(): Promise<ColumnNames<RegisterColumn>> {
  const rows = await db.select().from(registerColumnNames);
  return new Map(rows.map(({ heading, columnName }) => [heading, columnName as RegisterColumn]));
}

/** Remembers what headings stand for; null forgets one. */
export async function rememberColumnNames(
  tx: Tx,
  names: ReadonlyMap<string, RegisterColumn | null>,
  staff: { id: string },
): Promise<void> {
  const all = new Map([...names].map(([heading, column]) => [headingKey(heading), column]));
  const known = [...all].flatMap(([heading, columnName]) =>
    columnName ? [{ heading, columnName, staffId: staff.id }] : [],
  );
  const forgotten = [...all].flatMap(([heading, columnName]) => (columnName ? [] : [heading]));
  if (forgotten.length)
    await tx.delete(registerColumnNames).where(inArray(registerColumnNames.heading, forgotten));
  if (known.length)
    await tx
      .insert(registerColumnNames)
      .values(known)
      .onConflictDoUpdate({
        target: registerColumnNames.heading,
        set: { columnName: sql`excluded.column_name`, staffId: sql`excluded.staff_id` },
      });
}

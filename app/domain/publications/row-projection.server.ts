import { eq, getTableName, sql } from "drizzle-orm";
import { db, type events, type news, type Tx } from "~/db";
import type { StoredPhoto } from "~/domain/photos/stored-photo.server";
import type { Fields } from "~/domain/revisions/kind";
import type { Projection } from "./kind";

type Row = { version: number; authorId: string; createdAt: Date; updatedAt: Date };

type Described<KindFields extends Fields, Found extends Row> = {
  table: typeof news | typeof events;
  /** Returns the row of a publication with everything that belongs to it, or null. */
  find(id: number, on: Tx | typeof db): Promise<Found | null>;
  fieldsOf(found: Found): KindFields;
  columnsOf(fields: KindFields): Record<string, unknown>;
  /** Writes what stands in other tables. */
  showRest?(tx: Tx, id: number, fields: KindFields): Promise<void>;
};

/** The projection of a kind whose table has a row exactly while readers see a version. */
export function rowProjection<KindFields extends Fields, Found extends Row>({
  table: publicationTable,
  find,
  fieldsOf,
  columnsOf,
  showRest,
}: Described<KindFields, Found>): Projection<KindFields> {
  const table = publicationTable as typeof news;
  const hasId = (id: number) => eq(table.id, id);
  return {
    async drawId(tx) {
      const [drawn] = await tx.execute<{ id: number }>(
        sql`select nextval(pg_get_serial_sequence(${getTableName(table)}, 'id'))::int as id`,
      );
      return drawn!.id;
    },
    async read(id, tx) {
      if (tx) await tx.select({ id: table.id }).from(table).where(hasId(id)).for("update");
      const found = await find(id, tx ?? db);
      if (!found) return null;
      const { version, authorId, createdAt, updatedAt } = found;
      return { fields: fieldsOf(found), version, authorId, createdAt, changedAt: updatedAt, isPublic: true };
    },
    async show(tx, id, { fields, number, authorId, createdAt }) {
      const columns = {
        ...(columnsOf(fields) as Omit<typeof news.$inferInsert, "authorId">),
        version: number,
        updatedAt: sql`now()`,
      };
      const [there] = await tx.update(table).set(columns).where(hasId(id)).returning({ id: table.id });
      if (!there)
        await tx
          .insert(table)
          .overridingSystemValue()
          .values({ ...columns, id, authorId, createdAt });
      await showRest?.(tx, id, fields);
    },
    async hide(tx, id) {
      await tx.delete(table).where(hasId(id));
    },
  };
}

/** Returns the photo in the columns of a row, or null. */
export function photoIn(row: { [Column in keyof StoredPhoto]: unknown }): StoredPhoto | null {
  const { photoKey, photoName, photoWidth, photoHeight, photoBytes } = row;
  return photoKey ? ({ photoKey, photoName, photoWidth, photoHeight, photoBytes } as StoredPhoto) : null;
}

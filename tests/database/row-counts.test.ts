import { eq, sql } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import { describe, expect, it } from "vitest";
import { contactFirstAnswers, contacts, db, galleries, galleryPhotos, news, rowCounts } from "~/db";
import { countRows } from "~/db/row-counts.server";
import { aComplaint, aStaffUser } from "../builders/complaints";
import { useDatabase } from "../support/database";

useDatabase();

const AT_ONCE = 8;
const AFTER = "update contacts set status = 'closed' where status = 'pending'";

const anArticle = async (authorId: string) =>
  db.insert(news).values({
    title: "News",
    description: "Text",
    date: "2026-11-01",
    photoKey: crypto.randomUUID(),
    photoName: "a.jpg",
    photoWidth: 3,
    photoHeight: 2,
    authorId,
  });

const anAlbum = async (authorId: string, publishedAt: Date | null) => {
  const [album] = await db
    .insert(galleries)
    .values({ titleAr: "ألبوم", descriptionAr: "صور", authorId, publishedAt })
    .returning({ id: galleries.id });
  return album!.id;
};

const photosOf = (galleryId: number, count: number) =>
  Array.from({ length: count }, (_, orderIndex) => ({
    galleryId,
    orderIndex,
    photoKey: crypto.randomUUID(),
    photoName: "a.jpg",
    photoWidth: 3,
    photoHeight: 2,
  }));

const both = async (table: PgTable) => [await countRows(table), await db.$count(table)];

describe("the stored count", () => {
  it("equals the number of rows after inserts, deletes and truncation, by one statement or many", async () => {
    const { id } = await aStaffUser("admin");
    expect(await countRows(news)).toBe(0);
    for (let nth = 0; nth < 3; nth++) await anArticle(id);
    expect(await both(news)).toEqual([3, 3]);
    await db.execute(sql`insert into news (title, description, date, photo_key, photo_name, photo_width, photo_height, author_id)
      select title, description, date, 'copy-' || id, photo_name, 3, 2, author_id from news`);
    await db.execute(sql`delete from news where id in (select min(id) from news)`);
    expect(await both(news)).toEqual([5, 5]);
    await db.execute(sql`truncate news cascade`);
    expect(await both(news)).toEqual([0, 0]);
  });

  it("follows the status of messages, and ignores rolled-back and repeated changes", async () => {
    const { reference } = await aComplaint({});
    await aComplaint({ status: "replied" });
    await aComplaint({});
    const undone = db.transaction(async (tx) => {
      await tx.delete(contacts);
      throw new Error("undone");
    });
    await expect(undone).rejects.toThrow("undone");
    await db.execute(sql`insert into contacts (reference, receipt, name, phone, title, subject, language)
      values (${reference}, 'other', 'a', 'b', 'c', 'd', 'ar') on conflict do nothing`);
    const states = async () => [
      await countRows(contacts),
      await countRows(contacts, "pending"),
      await countRows(contacts, "replied"),
      await countRows(contacts, "closed"),
    ];
    expect(await states()).toEqual([3, 2, 1, 0]);
    await db.execute(sql.raw(AFTER));
    expect(await states()).toEqual([3, 0, 1, 2]);
  });

  it("counts published galleries separately from drafts, and the photos of each, also after a gallery is deleted", async () => {
    const { id } = await aStaffUser("admin");
    const draft = await anAlbum(id, null);
    const album = await anAlbum(id, new Date());
    await db.insert(galleryPhotos).values([...photosOf(draft, 2), ...photosOf(album, 3)]);
    expect(await countRows(galleryPhotos, String(album))).toBe(3);
    expect([await countRows(galleries, "published"), await countRows(galleries, "draft")]).toEqual([1, 1]);
    await db.update(galleries).set({ publishedAt: new Date() }).where(eq(galleries.id, draft));
    expect(await countRows(galleries, "published")).toBe(2);
    await db.delete(galleries).where(eq(galleries.id, album));
    expect(await both(galleryPhotos)).toEqual([2, 2]);
    expect(await db.$count(rowCounts, eq(rowCounts.state, String(album)))).toBe(0);
  });

  it("is exact with concurrent writers, none of which waits for another's transaction", async () => {
    const writer = (nth: number) =>
      db.transaction(async (tx) => {
        for (let message = 0; message < 5; message++)
          await tx.execute(sql`insert into contacts (reference, receipt, name, phone, title, subject, language)
            values (${`R${nth}-${message}`}, ${`X${nth}-${message}`}, 'a', 'b', 'c', 'd', 'ar')`);
        if (nth % 2)
          await tx.execute(sql`update contacts set status = 'closed' where reference like ${`R${nth}-%`}`);
        await tx.execute(sql`select pg_sleep(0.02)`);
      });
    await Promise.all(Array.from({ length: AT_ONCE }, (_, nth) => writer(nth)));
    expect(await both(contacts)).toEqual([AT_ONCE * 5, AT_ONCE * 5]);
    expect(await countRows(contacts, "closed")).toBe((AT_ONCE / 2) * 5);
    expect(await db.$count(rowCounts, eq(rowCounts.relation, "contacts"))).toBeLessThanOrEqual(2 * AT_ONCE);
  });
});

async function entriesRead(tx: Pick<typeof db, "execute">) {
  const [read] = await tx.execute<{ entries: number }>(
    sql`select sum(pg_stat_get_xact_tuples_returned(indexrelid))::int as entries
      from pg_index where indrelid = 'row_counts'::regclass`,
  );
  return read!.entries;
}

describe("the cost of a count", () => {
  it("equals that of reading one row, independent of albums and other tables", async () => {
    const { id } = await aStaffUser("admin");
    await anAlbum(id, null);
    await db.execute(sql`insert into row_counts (relation, state, rows)
      select 'relation' || n, 'draft', 1 from generate_series(1, 500) n`);
    const lookedAt = await db.transaction(async (tx) => {
      const before = await entriesRead(tx);
      await tx
        .insert(galleries)
        .values({ titleAr: "ألبوم", descriptionAr: "صور", authorId: id, publishedAt: null });
      return (await entriesRead(tx)) - before;
    });
    expect(lookedAt).toBeGreaterThan(0);
    expect(lookedAt).toBeLessThan(10);
  });
});

describe("the first answer to a message", () => {
  it("is stored with its response time, regardless of later events", async () => {
    const { id } = await aComplaint({ createdAt: new Date("2026-11-01T09:00:00Z") });
    const add = (kind: string, at: string) =>
      db.execute(
        sql`insert into contact_events (contact_id, kind, at) values (${id}, ${kind}, ${at}::timestamptz)`,
      );
    await add("note", "2026-11-01T09:30:00Z");
    await add("phone", "2026-11-01T11:00:00Z");
    await add("reply", "2026-11-02T09:00:00Z");
    expect(await db.select().from(contactFirstAnswers)).toMatchObject([{ contactId: id, waited: 2 * 3600 }]);
    await db.delete(contacts);
    expect(await db.$count(contactFirstAnswers)).toBe(0);
  });
});

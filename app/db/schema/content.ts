import { sql } from "drizzle-orm";
import { index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { createdAt, moment } from "./columns";
import { staffUsers } from "./staff-accounts";

/**
 * One row for each content item that is published on its own. For articles, events and galleries, which readers get
 * from their own tables, it holds the author, the number of the public revision and the time of the next change.
 */
export const contentItems = pgTable(
  "content_items",
  {
    id: integer("id").primaryKey().generatedAlwaysAsIdentity(),
    kind: text("kind").notNull(),
    key: text("key").notNull(),
    authorId: uuid("author_id").references(() => staffUsers.id),
    shown: integer("shown"),
    nextAt: moment("next_at"),
  },
  (t) => [
    uniqueIndex("content_items_key").on(t.kind, t.key),
    index("content_items_next").on(t.nextAt).where(sql`${t.nextAt} is not null`),
  ],
);

/**
 * Every saved revision of an item. Only its times ever change: a draft has no `liveFrom`; the public sees the revision
 * with the latest past `liveFrom`, until its `liveUntil`. A revision without `fields` is taken down. In first editions,
 * which no member of staff wrote, `samples` names the fields with invented content.
 */
export const contentRevisions = pgTable(
  "content_revisions",
  {
    id: integer("id").primaryKey().generatedAlwaysAsIdentity(),
    itemId: integer("item_id")
      .notNull()
      .references(() => contentItems.id, { onDelete: "cascade" }),
    number: integer("number").notNull(),
    fields: jsonb("fields").$type<Record<string, unknown>>(),
    samples: text("samples").array().notNull().default([]),
    photoKey: text("photo_key"),
    fileKey: text("file_key"),
    fileKeys: text("file_keys").array().notNull().default([]),
    authorId: uuid("author_id").references(() => staffUsers.id),
    publisherId: uuid("publisher_id").references(() => staffUsers.id),
    liveFrom: moment("live_from"),
    liveUntil: moment("live_until"),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex("content_revisions_number").on(t.itemId, t.number),
    index("content_revisions_live").on(t.itemId, t.liveFrom),
    index("content_revisions_photo").on(t.photoKey),
    index("content_revisions_file").on(t.fileKey),
  ],
);

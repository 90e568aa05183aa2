import { sql } from "drizzle-orm";
import { date, index, integer, jsonb, pgTable, text, uuid } from "drizzle-orm/pg-core";
import type { PhotoBytes } from "~/platform/photo-path";
import { staffUsers } from "./accounts";
import { createdAt, moment } from "./columns";

export const events = pgTable(
  "events",
  {
    id: integer("id").primaryKey().generatedAlwaysAsIdentity(),
    titleAr: text("title_ar").notNull(),
    title: text("title"),
    descriptionAr: text("description_ar").notNull(),
    description: text("description"),
    date: date("date", { mode: "string" }).notNull(),
    photoKey: text("photo_key"),
    photoName: text("photo_name"),
    photoWidth: integer("photo_width"),
    photoHeight: integer("photo_height"),
    photoBytes: jsonb("photo_bytes").$type<PhotoBytes>(),
    authorId: uuid("author_id")
      .notNull()
      .references(() => staffUsers.id),
    version: integer("version").notNull().default(1),
    searchKey: text("search_key").generatedAlwaysAs(
      sql`ar_norm(title_ar || ' ' || coalesce(title, '') || ' ' || description_ar || ' ' || coalesce(description, ''))`,
    ),
    createdAt: createdAt(),
    updatedAt: moment("updated_at").notNull().defaultNow(),
  },
  (t) => [
    index("events_search").using("gin", sql`${t.searchKey} gin_trgm_ops`),
    index("events_date").on(t.date, t.id),
    index("events_photo").on(t.photoKey),
  ],
);

import { sql } from "drizzle-orm";
import {
  type AnyPgColumn,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import type { PhotoBytes } from "~/platform/photo-path";
import { createdAt, moment } from "./columns";
import { staffUsers } from "./staff-accounts";

export const news = pgTable(
  "news",
  {
    id: integer("id").primaryKey().generatedAlwaysAsIdentity(),
    title: text("title").notNull(),
    titleAr: text("title_ar"),
    date: date("date", { mode: "string" }).notNull(),
    description: text("description").notNull(),
    descriptionAr: text("description_ar"),
    photoKey: text("photo_key").notNull(),
    photoName: text("photo_name").notNull(),
    photoWidth: integer("photo_width").notNull(),
    photoHeight: integer("photo_height").notNull(),
    photoBytes: jsonb("photo_bytes").$type<PhotoBytes>(),
    authorId: uuid("author_id")
      .notNull()
      .references(() => staffUsers.id),
    version: integer("version").notNull().default(1),
    searchKey: text("search_key").generatedAlwaysAs(
      sql`ar_norm(title || ' ' || coalesce(title_ar, '') || ' ' || description || ' ' || coalesce(description_ar, ''))`,
    ),
    createdAt: createdAt(),
    updatedAt: moment("updated_at").notNull().defaultNow(),
  },
  (t) => [
    index("news_search").using("gin", sql`${t.searchKey} gin_trgm_ops`),
    index("news_date").on(t.date, t.id),
    index("news_photo").on(t.photoKey),
  ],
);

export const newsAttachments = pgTable(
  "news_attachments",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    newsId: integer("news_id")
      .notNull()
      .references(() => news.id, { onDelete: "cascade" }),
    fileName: text("file_name").notNull(),
    fileKey: text("file_key").notNull(),
    fileSize: integer("file_size").notNull(),
    fileType: text("file_type").notNull(),
    mimeType: text("mime_type").notNull(),
    createdAt: createdAt(),
  },
  (t) => [index("news_attachments_news").on(t.newsId), index("news_attachments_file").on(t.fileKey)],
);

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

export const galleries = pgTable(
  "galleries",
  {
    id: integer("id").primaryKey().generatedAlwaysAsIdentity(),
    titleAr: text("title_ar").notNull(),
    title: text("title"),
    descriptionAr: text("description_ar").notNull(),
    description: text("description"),
    coverPhotoId: integer("cover_photo_id").references((): AnyPgColumn => galleryPhotos.id, {
      onDelete: "set null",
    }),
    authorId: uuid("author_id")
      .notNull()
      .references(() => staffUsers.id),
    publishedAt: moment("published_at"),
    version: integer("version").notNull().default(1),
    searchKey: text("search_key").generatedAlwaysAs(
      sql`ar_norm(title_ar || ' ' || coalesce(title, '') || ' ' || description_ar || ' ' || coalesce(description, ''))`,
    ),
    createdAt: createdAt(),
    updatedAt: moment("updated_at").notNull().defaultNow(),
  },
  (t) => [
    index("galleries_search").using("gin", sql`${t.searchKey} gin_trgm_ops`),
    index("galleries_published").on(t.publishedAt, t.id),
    index("galleries_author").on(t.authorId),
  ],
);

export const galleryPhotos = pgTable(
  "gallery_photos",
  {
    id: integer("id").primaryKey().generatedAlwaysAsIdentity(),
    galleryId: integer("gallery_id")
      .notNull()
      .references((): AnyPgColumn => galleries.id, { onDelete: "cascade" }),
    photoKey: text("photo_key").notNull(),
    photoName: text("photo_name").notNull(),
    photoWidth: integer("photo_width").notNull(),
    photoHeight: integer("photo_height").notNull(),
    photoBytes: jsonb("photo_bytes").$type<PhotoBytes>(),
    orderIndex: integer("order_index").notNull(),
    titleAr: text("title_ar"),
    title: text("title"),
    /** The number of the revision that publishes the file; null once it is public. */
    waitsFor: integer("waits_for"),
    createdAt: createdAt(),
  },
  (t) => [
    index("gallery_photos_waiting").on(t.galleryId).where(sql`${t.waitsFor} is not null`),
    index("gallery_photos_order").on(t.galleryId, t.orderIndex, t.id),
    uniqueIndex("gallery_photos_key").on(t.photoKey),
  ],
);

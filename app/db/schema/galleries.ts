import { sql } from "drizzle-orm";
import {
  type AnyPgColumn,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import type { PhotoBytes } from "~/platform/photo-path";
import { staffUsers } from "./accounts";
import { createdAt, moment } from "./columns";

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
    createdAt: createdAt(),
  },
  (t) => [
    index("gallery_photos_order").on(t.galleryId, t.orderIndex, t.id),
    uniqueIndex("gallery_photos_key").on(t.photoKey),
  ],
);

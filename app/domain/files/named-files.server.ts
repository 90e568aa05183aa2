import path from "node:path";
import { arrayOverlaps, getTableName, inArray, isNotNull, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import {
  certificates,
  contentRevisions,
  type Db,
  db,
  events,
  galleryPhotos,
  internshipDocuments,
  internshipDraftPapers,
  nameChanges,
  news,
  newsAttachments,
  registerFiles,
  type Tx,
} from "~/db";
import { photoKeys } from "~/platform/photos.server";

const photoColumns: PgColumn[] = [
  news.photoKey,
  events.photoKey,
  galleryPhotos.photoKey,
  contentRevisions.photoKey,
];
/** A paper moves from a draft to its application, so that a search in this order cannot miss it in both. */
const uploadColumns: PgColumn[] = [
  newsAttachments.fileKey,
  registerFiles.fileKey,
  contentRevisions.fileKey,
  nameChanges.documentKey,
  internshipDraftPapers.documentKey,
  internshipDocuments.documentKey,
];
const fileColumns: PgColumn[] = [...uploadColumns, certificates.pdfKey];
/** The files of an article's versions; those of unpublished ones are named only here. */
const listColumns: PgColumn[] = [contentRevisions.fileKeys];

export const columnsNamingFiles = [...photoColumns, ...fileColumns].map(nameOf);

function nameOf(column: PgColumn): string {
  return `${getTableName(column.table)}.${column.name}`;
}

async function keysIn(db: Db | Tx, columns: PgColumn[], among?: string[]): Promise<string[]> {
  const keys: string[] = [];
  for (const column of columns) {
    const rows = await db
      .select({ key: column })
      .from(column.table)
      .where(among ? inArray(column, among) : isNotNull(column));
    for (const { key } of rows) keys.push(String(key));
  }
  return keys;
}

async function keysInLists(db: Db | Tx, columns: PgColumn[], among?: string[]): Promise<string[]> {
  const keys: string[] = [];
  for (const column of columns) {
    const named = among ? arrayOverlaps(column, among) : undefined;
    const rows = await db.select({ listed: column }).from(column.table).where(named);
    for (const { listed } of rows) keys.push(...(listed as string[]));
  }
  return keys;
}

/** Returns the columns that exist: a database that is not migrated has fewer. */
async function presentOf(db: Db | Tx, columns: PgColumn[]): Promise<PgColumn[]> {
  const rows = await db.execute<{ name: string }>(
    sql`select table_name || '.' || column_name as name from information_schema.columns where table_schema = 'public'`,
  );
  const present = new Set(rows.map(({ name }) => name));
  return columns.filter((column) => present.has(nameOf(column)));
}

const filesOf = (photos: string[], files: string[]) => new Set([...photos.flatMap(photoKeys), ...files]);

export async function namedFiles(db: Db | Tx): Promise<Set<string>> {
  const photos = await keysIn(db, await presentOf(db, photoColumns));
  const files = await keysIn(db, await presentOf(db, fileColumns));
  const listed = await keysInLists(db, await presentOf(db, listColumns));
  return filesOf(photos, [...files, ...listed]);
}

/** Returns the files that no row names, for some hundreds at most; a photo's row names the folder of its sizes. */
export async function findUnreferenced(stored: string[]): Promise<string[]> {
  const folders = [...new Set(stored.map((key) => path.posix.dirname(key)))];
  const photos = await keysIn(db, photoColumns, folders);
  const files = await keysIn(db, uploadColumns, stored);
  const named = filesOf(photos, [...files, ...(await keysInLists(db, listColumns, stored))]);
  return stored.filter((key) => !named.has(key));
}

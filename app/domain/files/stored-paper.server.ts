import { eq } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import { db, internshipDocuments, internshipDraftPapers, nameChanges } from "~/db";
import { describeError, log } from "~/platform/log.server";
import { type PreparedPaper, storePaper } from "~/platform/papers.server";
import { storage } from "~/platform/storage/storage.server";
import { withCleanup } from "./with-cleanup.server";

const namedBy = {
  "documents/name-changes": [nameChanges.documentKey],
  /** In the order in which a paper moves from one to the other. */
  "documents/registrations": [internshipDraftPapers.documentKey, internshipDocuments.documentKey],
} satisfies Record<string, PgColumn[]>;

type PaperPlace = keyof typeof namedBy;

export type StoredPaper = {
  documentKey: string;
  documentName: string;
  documentType: string;
  documentBytes: number;
};

export const paperPlaces = Object.keys(namedBy) as PaperPlace[];

async function deleteUnnamed(place: PaperPlace, key: string): Promise<void> {
  const columns: PgColumn[] = namedBy[place];
  try {
    for (const column of columns) if (await db.$count(column.table, eq(column, key))) return;
    await storage().delete(key);
  } catch (error) {
    log.warn("left the paper of a failed write to the sweeper", describeError(error));
  }
}

/** Deletes the paper again unless a row names it after `work`. */
export async function withStoredPaper<Result>(
  place: PaperPlace,
  paper: PreparedPaper,
  work: (stored: StoredPaper) => Promise<Result>,
): Promise<Result> {
  const { key } = await storePaper(place, paper);
  const stored = {
    documentKey: key,
    documentName: paper.name,
    documentType: paper.mimeType,
    documentBytes: paper.bytes.length,
  };
  return withCleanup(
    () => work(stored),
    () => deleteUnnamed(place, key),
  );
}

import { eq } from "drizzle-orm";
import { db } from "~/db/client.server";
import { nameChanges } from "~/db/schema";
import { describeError, log } from "~/platform/log.server";
import { type PreparedPaper, storePaper } from "~/platform/papers.server";
import { storage } from "~/platform/storage/storage.server";

/** A stored paper as the columns of its row. */
export type StoredPaper = {
  documentKey: string;
  documentName: string;
  documentType: string;
  documentBytes: number;
};

async function deleteUnnamed(key: string): Promise<void> {
  try {
    const named = await db.$count(nameChanges, eq(nameChanges.documentKey, key));
    if (!named) await storage().delete(key);
  } catch (error) {
    log.warn("a paper of a failed write waits for the sweeper", describeError(error));
  }
}

/** Stores a paper, then runs `work`, whose transaction names it in a row; where none names it, it is deleted again. */
export async function withStoredPaper<Result>(
  paper: PreparedPaper,
  work: (stored: StoredPaper) => Promise<Result>,
): Promise<Result> {
  const { key } = await storePaper("documents/name-changes", paper);
  try {
    return await work({
      documentKey: key,
      documentName: paper.name,
      documentType: paper.mimeType,
      documentBytes: paper.bytes.length,
    });
  } finally {
    await deleteUnnamed(key);
  }
}

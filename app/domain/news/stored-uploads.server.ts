import { inArray } from "drizzle-orm";
import { db } from "~/db/client.server";
import { newsAttachments } from "~/db/schema";
import { tidied } from "~/domain/files/tidied.server";
import { type StoredPhoto, withStoredPhoto } from "~/domain/photos/stored-photo.server";
import { storeAttachment } from "~/platform/attachments.server";
import { describeError, log } from "~/platform/log.server";
import { storage } from "~/platform/storage/storage.server";
import type { CheckedUploads } from "./uploads.server";

type StoredAttachment = Omit<typeof newsAttachments.$inferInsert, "newsId">;
export type StoredUploads = { photo: StoredPhoto | null; attachments: StoredAttachment[] };

async function deleteUnnamed(attachments: StoredAttachment[]): Promise<void> {
  if (!attachments.length) return;
  try {
    const keys = new Set(attachments.map(({ fileKey }) => fileKey));
    const named = await db
      .select({ key: newsAttachments.fileKey })
      .from(newsAttachments)
      .where(inArray(newsAttachments.fileKey, [...keys]));
    for (const { key } of named) keys.delete(key);
    await Promise.all([...keys].map((key) => storage().delete(key)));
  } catch (error) {
    log.warn("files of a failed write wait for the sweeper", describeError(error));
  }
}

/** An attachment could not be stored; `cause` says why. */
export class AttachmentNotStored extends Error {
  override name = "AttachmentNotStored";
}

/**
 * Stores an attachment and answers with the columns of its row, which whoever calls has still to write. Throws
 * AttachmentNotStored.
 */
export async function storeFile(file: CheckedUploads["attachments"][number]): Promise<StoredAttachment> {
  const { key } = await storeAttachment(file).catch((cause) => {
    throw new AttachmentNotStored(file.safeName, { cause });
  });
  return {
    fileKey: key,
    fileName: file.safeName,
    fileSize: file.bytes.length,
    fileType: file.extension,
    mimeType: file.mimeType,
  };
}

async function withStoredAttachments<Result>(
  files: CheckedUploads["attachments"],
  work: (stored: StoredAttachment[]) => Promise<Result>,
): Promise<Result> {
  const stored: StoredAttachment[] = [];
  async function storeAndWork() {
    for (const file of files) stored.push(await storeFile(file));
    return work(stored);
  }
  return tidied(storeAndWork, () => deleteUnnamed(stored));
}

/**
 * Stores files, then runs `work`, whose transaction names them in rows. Whatever no row names afterwards, because
 * the write failed or had been done before, is deleted again.
 */
export const withStored = <Result>(
  { photo, attachments }: CheckedUploads,
  work: (stored: StoredUploads) => Promise<Result>,
): Promise<Result> =>
  withStoredPhoto("news-photos", photo, (storedPhoto) =>
    withStoredAttachments(attachments, (stored) => work({ photo: storedPhoto, attachments: stored })),
  );

import { eq } from "drizzle-orm";
import type { Picture, StoredFile } from "~/content/edition";
import { contentRevisions, db } from "~/db";
import { isGone } from "~/domain/files/staged-files.server";
import { withCleanup } from "~/domain/files/with-cleanup.server";
import {
  type CheckedPhoto,
  filesIn,
  hasText,
  type UploadProblem,
} from "~/domain/photos/checked-photo.server";
import { withStoredPhoto } from "~/domain/photos/stored-photo.server";
import {
  AttachmentRefused,
  type CheckedFile,
  checkDocument,
  storeAttachment,
} from "~/platform/attachments.server";
import { cleanFileName } from "~/platform/file-name";
import { describeError, log } from "~/platform/log.server";
import { storage } from "~/platform/storage/storage.server";

export type CheckedUpload = CheckedPhoto | CheckedFile;
export type StoredUpload = Picture | StoredFile;

const reasons = {
  "file-too-large": "content:file-too-large",
  "invalid-attachment-type": "content:invalid-file",
};

/** Checks the document sent in a field; null if none was chosen. */
export async function checkFileField(
  form: FormData,
  field: string,
): Promise<CheckedFile | UploadProblem | null> {
  const [file, ...more] = filesIn(form, field);
  if (more.length) return { field, code: "sent-twice", name: "" };
  if (!file) return hasText(form, field) ? { field, code: "content:invalid-file", name: "" } : null;
  try {
    const bytes = new Uint8Array(await file.arrayBuffer());
    if (isGone(file, bytes)) return { field, code: "file-gone", name: cleanFileName(file.name) };
    return await checkDocument(file.name, bytes);
  } catch (error) {
    if (!(error instanceof AttachmentRefused)) throw error;
    return { field, code: reasons[error.code], name: cleanFileName(file.name) };
  }
}

async function deleteUnnamed(key: string): Promise<void> {
  try {
    if (await db.$count(contentRevisions, eq(contentRevisions.fileKey, key))) return;
    await storage().delete(key);
  } catch (error) {
    log.warn("left the file of a failed write to the sweeper", describeError(error));
  }
}

async function withStoredFile<Result>(file: CheckedFile, work: (stored: StoredFile) => Promise<Result>) {
  const { key } = await storeAttachment(file, "content-files");
  const { safeName, extension, mimeType, bytes } = file;
  const stored = { fileKey: key, fileName: safeName, fileSize: bytes.length, fileType: extension, mimeType };
  return withCleanup(
    () => work(stored),
    () => deleteUnnamed(key),
  );
}

/** Deletes the file again unless a revision names it after `work`. */
export function withStoredUpload<Result>(
  upload: CheckedUpload | null,
  work: (stored: StoredUpload | null) => Promise<Result>,
): Promise<Result> {
  if (upload && "safeName" in upload) return withStoredFile(upload, work);
  return withStoredPhoto("content-photos", upload, work);
}

/** Returns the columns in which the sweeper looks for the file. */
export function keyColumnsOf(stored: StoredUpload | null) {
  if (!stored) return {};
  return "fileKey" in stored ? { fileKey: stored.fileKey } : { photoKey: stored.photoKey };
}

import { and, arrayContains, eq } from "drizzle-orm";
import { contentItems, contentRevisions, db, newsAttachments } from "~/db";
import { findUnreferenced } from "~/domain/files/named-files.server";
import { isGone } from "~/domain/files/staged-files.server";
import { withCleanup } from "~/domain/files/with-cleanup.server";
import {
  type CheckedPhoto,
  checkPhotoField,
  filesIn,
  isProblem,
  type UploadProblem,
} from "~/domain/photos/checked-photo.server";
import { type StoredPhoto, storeCheckedPhoto, withStoredPhoto } from "~/domain/photos/stored-photo.server";
import { AttachmentRefused, checkAttachment, storeAttachment } from "~/platform/attachments.server";
import { decryptBytes, encryptBytes } from "~/platform/encrypt.server";
import { cleanFileName } from "~/platform/file-name";
import { describeError, log } from "~/platform/log.server";
import { storage } from "~/platform/storage/storage.server";
import { MAX_ATTACHMENTS } from "./input";

type CheckedAttachment = Awaited<ReturnType<typeof checkAttachment>> & { bytes: Uint8Array };
export type CheckedUploads = { photo: CheckedPhoto | null; attachments: CheckedAttachment[] };

const attachmentReasons = {
  "file-too-large": "news:attachment-too-large",
  "invalid-attachment-type": "news:invalid-attachment",
};

async function checkFile(file: File, field: string): Promise<CheckedAttachment | UploadProblem> {
  try {
    const bytes = new Uint8Array(await file.arrayBuffer());
    if (isGone(file, bytes)) return { field, code: "file-gone", name: cleanFileName(file.name) };
    return { ...(await checkAttachment(file.name, bytes)), bytes };
  } catch (error) {
    if (!(error instanceof AttachmentRefused)) throw error;
    return { field, code: attachmentReasons[error.code], name: cleanFileName(file.name) };
  }
}

/** `problems` lists the refused files, attachments by index (`attachments[0]`). */
export async function checkUploads(form: FormData, { photoRequired }: { photoRequired: boolean }) {
  const problems: UploadProblem[] = [];
  const uploads: CheckedUploads = { photo: null, attachments: [] };
  const photo = await checkPhotoField(form, "photo", { required: photoRequired });
  if (isProblem(photo)) problems.push(photo);
  else uploads.photo = photo;

  const files = filesIn(form, "attachments");
  if (files.length > MAX_ATTACHMENTS) {
    problems.push({ field: "attachments", code: "news:too-many-attachments", name: "" });
    return { uploads, problems };
  }
  for (const [index, file] of files.entries()) {
    const checked = await checkFile(file, `attachments[${index}]`);
    if (isProblem(checked)) problems.push(checked);
    else uploads.attachments.push(checked);
  }
  return { uploads, problems };
}

type StoredAttachment = Omit<typeof newsAttachments.$inferInsert, "newsId">;
export type StoredUploads = { photo: StoredPhoto | null; attachments: StoredAttachment[] };

async function deleteUnnamed(attachments: StoredAttachment[]): Promise<void> {
  if (!attachments.length) return;
  try {
    const unnamed = await findUnreferenced(attachments.map(({ fileKey }) => fileKey));
    await Promise.all(unnamed.map((key) => storage().delete(key)));
  } catch (error) {
    log.warn("left the files of a failed write to the sweeper", describeError(error));
  }
}

export class AttachmentNotStored extends Error {
  override name = "AttachmentNotStored";
}

async function storeFile(file: CheckedUploads["attachments"][number]): Promise<StoredAttachment> {
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
  return withCleanup(storeAndWork, () => deleteUnnamed(stored));
}

/** Runs `work`, which names the files in rows; a file that no row names afterwards is deleted again. */
export const withStored = <Result>(
  { photo, attachments }: CheckedUploads,
  work: (stored: StoredUploads) => Promise<Result>,
): Promise<Result> =>
  withStoredPhoto("news-photos", photo, (storedPhoto) =>
    withStoredAttachments(attachments, (stored) => work({ photo: storedPhoto, attachments: stored })),
  );

/** Half the age at which the sweeper deletes a file that no row names. */
const HELD_MS = 12 * 60 * 60 * 1000;

export type HeldOwner = { staff: { id: string }; id: number };
type HeldAttachment = StoredUploads["attachments"][number] & { id: string };
/** Files that no row names until their sender confirms the change. */
export type HeldUploads = { photo: StoredUploads["photo"]; attachments: HeldAttachment[]; until: number };

export const noHeldUploads: HeldUploads = { photo: null, attachments: [], until: Number.POSITIVE_INFINITY };

const sealOf = ({ staff, id }: HeldOwner) => ({ purpose: "held-uploads", owner: `${staff.id}:${id}` });

export async function storeHeldUploads(checked: CheckedUploads, before: HeldUploads): Promise<HeldUploads> {
  const until = Math.min(before.until, Date.now() + HELD_MS);
  const photo = checked.photo ? await storeCheckedPhoto("news-photos", checked.photo) : before.photo;
  const attachments = [...before.attachments];
  for (const file of checked.attachments)
    attachments.push({ ...(await storeFile(file)), id: crypto.randomUUID() });
  return { photo, attachments, until };
}

/** Encrypts for twelve hours, this member of staff and this article. */
export const encryptHeldUploads = (held: HeldUploads, owner: HeldOwner): string =>
  encryptBytes(Buffer.from(JSON.stringify(held)), sealOf(owner));

/** Returns nothing if the files belong to others or have expired. */
export function decryptHeldUploads(carried: FormDataEntryValue | null, owner: HeldOwner): HeldUploads {
  const bytes = typeof carried === "string" && carried ? decryptBytes(carried, sealOf(owner)) : null;
  const held: HeldUploads | null = bytes && JSON.parse(bytes.toString());
  return held && Date.now() < held.until ? held : noHeldUploads;
}

export async function findAttachment(fileKey: string) {
  const [attachment] = await db
    .select({ fileName: newsAttachments.fileName, mimeType: newsAttachments.mimeType })
    .from(newsAttachments)
    .where(eq(newsAttachments.fileKey, fileKey))
    .limit(1);
  return attachment ?? null;
}

/** Finds a file of an unpublished version with its article, for staff who may open the article. */
export async function findUnpublished(fileKey: string) {
  const [version] = await db
    .select({ authorId: contentItems.authorId, fields: contentRevisions.fields })
    .from(contentRevisions)
    .innerJoin(contentItems, eq(contentItems.id, contentRevisions.itemId))
    .where(and(eq(contentItems.kind, "news"), arrayContains(contentRevisions.fileKeys, [fileKey])))
    .limit(1);
  const files = (version?.fields?.attachments ?? []) as StoredAttachment[];
  const file = files.find((each) => each.fileKey === fileKey);
  return file ? { authorId: version!.authorId!, fileName: file.fileName, mimeType: file.mimeType } : null;
}

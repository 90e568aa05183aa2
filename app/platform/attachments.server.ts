import { isUtf8 } from "node:buffer";
import { randomBytes } from "node:crypto";
import { cleanFileName, extensionOf } from "./attachments/file-name";
import { isDoc } from "./attachments/legacy-word";
import { isDocx } from "./attachments/word-document.server";
import { contentTypeOf } from "./storage/content-type";
import { storage } from "./storage/storage.server";

export { contentDisposition } from "./attachments/content-disposition";

const MOST_BYTES = 10 * 1024 * 1024;
const PDF = Buffer.from("%PDF-");

const agrees: Record<string, (bytes: Uint8Array) => boolean | Promise<boolean>> = {
  pdf: (bytes) => PDF.equals(bytes.subarray(0, PDF.length)),
  doc: isDoc,
  docx: isDocx,
  txt: (bytes) => !bytes.includes(0) && isUtf8(bytes),
};

export type CheckedAttachment = { extension: string; mimeType: string; safeName: string };

export class AttachmentRefused extends Error {
  override name = "AttachmentRefused";

  constructor(readonly code: "file-too-large" | "invalid-attachment-type") {
    super(code);
  }
}

/**
 * Accepts .pdf .doc .docx .txt of 1 byte to 10 MB whose content is what the extension says (R16), else throws
 * AttachmentRefused; `extension` is lower case, `safeName` the visitor's own name, cleaned.
 */
export async function checkAttachment(name: string, bytes: Uint8Array): Promise<CheckedAttachment> {
  if (bytes.length > MOST_BYTES) throw new AttachmentRefused("file-too-large");
  const safeName = cleanFileName(name);
  const extension = extensionOf(safeName);
  const check = Object.hasOwn(agrees, extension) ? agrees[extension] : undefined;
  if (!check || bytes.length === 0 || !(await check(bytes))) {
    throw new AttachmentRefused("invalid-attachment-type");
  }
  return { extension, mimeType: contentTypeOf(`.${extension}`), safeName };
}

/** Stores an accepted attachment under a random key that tells nothing of its name. */
export async function storeAttachment({
  extension,
  mimeType,
  bytes,
}: Pick<CheckedAttachment, "extension" | "mimeType"> & { bytes: Uint8Array }): Promise<{ key: string }> {
  const key = `attachments/${randomBytes(16).toString("hex")}.${extension}`;
  await storage().put(key, bytes, mimeType);
  return { key };
}

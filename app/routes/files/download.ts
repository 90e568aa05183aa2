import { site } from "~/addresses/public";
import { handler } from "~/auth/handler.server";
import { edition } from "~/content/current-edition";
import type { StaffUser } from "~/domain/accounts/identities";
import { findAttachment, findUnpublished } from "~/domain/news/files.server";
import { mayChange } from "~/domain/publications/authorship.server";
import { attachmentHeaders, sendFile } from "./send-file.server";

const PHOTO = /^(news|event|gallery|content)-photos\/[\w-]{8,64}\/(320|640|1280|full)\.webp$/;
const ATTACHMENT = /^attachments\/[\w./-]{8,120}$/;

/** Only the current file of a document can be downloaded. */
const findDocument = (key: string) => edition().documents.find(({ file }) => file?.fileKey === key)?.file;

/** A draft's attachment is visible to those who may change its article. */
async function draftHeaders(key: string, staff: StaffUser): Promise<Headers | null> {
  const file = await findUnpublished(key);
  return file && mayChange(staff, file) ? attachmentHeaders(file, "private, no-store") : null;
}

async function headersFor(key: string, staff: StaffUser | null): Promise<Headers | null> {
  if (PHOTO.test(key)) {
    return new Headers({
      "Content-Type": "image/webp",
      "Cache-Control": "public, max-age=31536000, immutable",
    });
  }
  const isAttachment = ATTACHMENT.test(key);
  const published = isAttachment ? await findAttachment(key) : findDocument(key);
  if (published) return attachmentHeaders(published);
  return isAttachment && staff ? draftHeaders(key, staff) : null;
}

export const loader = handler(site.files, async ({ request, params, staff }) => {
  const key = params["*"] ?? "";
  return sendFile(request, key, await headersFor(key, staff));
});

import { AttachmentNotStored } from "~/domain/news/files.server";

/** Returns the form error for a failed save: the attachment error if an attachment was not stored, else `otherwise`. */
export const notSaved = (error: unknown, otherwise: "news:add-failed" | "news:update-failed") => ({
  form: [error instanceof AttachmentNotStored ? "news:attachment-failed" : otherwise],
});

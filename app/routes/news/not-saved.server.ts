import { AttachmentNotStored } from "~/domain/news/files.server";

/** Why an article could not be saved, as the form says it: by `otherwise` where its attachments were not the cause. */
export const notSaved = (error: unknown, otherwise: "news:add-failed" | "news:update-failed") => ({
  form: [error instanceof AttachmentNotStored ? "news:attachment-failed" : otherwise],
});

import { site } from "~/addresses/public";
import { handler } from "~/auth/handler.server";
import { edition } from "~/content/current-edition";
import { attachmentHeaders, sendFile } from "./send-file.server";

/** Sends the current file of a document, at an address that stays the same for all its versions. */
export const loader = handler(site.document, ({ request, params }) => {
  const file = edition().documents.find(({ key }) => key === params.key)?.file;
  return sendFile(request, file?.fileKey ?? "", file ? attachmentHeaders(file) : null);
});

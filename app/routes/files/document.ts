import { site } from "~/addresses/public";
import { handler } from "~/auth/handler.server";
import { edition } from "~/content/current-edition";
import { attachmentHeaders, sendFile } from "./send-file.server";

/** The file of a document that holds today, at an address that stays while its versions come and go. */
export const loader = handler(site.document, ({ request, params }) => {
  const file = edition().documents.find(({ key }) => key === params.key)?.file;
  return sendFile(request, file?.fileKey ?? "", file ? attachmentHeaders(file) : null);
});

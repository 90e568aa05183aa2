import type { LoaderFunctionArgs } from "@remix-run/node";
import { site } from "~/addresses/public";
import { visit } from "~/auth/visit.server";
import { edition } from "~/content/edition";
import { attachmentHeaders, sendFile } from "./send-file.server";

/** The file of a document that holds today, at an address that stays while its versions come and go. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  await visit(request, site.document);
  const file = edition().documents.find(({ key }) => key === params.key)?.file;
  return sendFile(request, file?.fileKey ?? "", file ? attachmentHeaders(file) : null);
}

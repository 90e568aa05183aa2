import type { LoaderFunctionArgs } from "@remix-run/node";
import { site } from "~/addresses/public";
import { visit } from "~/auth/visit.server";
import { edition } from "~/content/edition";
import { findAttachment } from "~/domain/news/files.server";
import { attachmentHeaders, sendFile } from "./send-file.server";

const PHOTO = /^(news|event|gallery|content)-photos\/[\w-]{8,64}\/(320|640|1280|full)\.webp$/;
const ATTACHMENT = /^attachments\/[\w./-]{8,120}$/;

/** Of a document, only the file that holds now. */
const findDocument = (key: string) => edition().documents.find(({ file }) => file?.fileKey === key)?.file;

async function headersFor(key: string): Promise<Headers | null> {
  if (PHOTO.test(key)) {
    return new Headers({
      "Content-Type": "image/webp",
      "Cache-Control": "public, max-age=31536000, immutable",
    });
  }
  const attachment = ATTACHMENT.test(key) ? await findAttachment(key) : findDocument(key);
  return attachment ? attachmentHeaders(attachment) : null;
}

export async function loader({ request, params }: LoaderFunctionArgs) {
  await visit(request, site.files);
  const key = params["*"] ?? "";
  return sendFile(request, key, await headersFor(key));
}

import type { LoaderFunctionArgs } from "@remix-run/node";
import { findDocument } from "~/domain/internships/documents.server";
import { receiptPath } from "~/domain/internships/receipt-link.server";
import { parseId } from "~/forms/id";
import { contentDisposition } from "~/platform/attachments.server";
import { turnAway } from "~/platform/flash.server";
import { describeError, log } from "~/platform/log.server";
import { storage } from "~/platform/storage/storage.server";
import { ownApplication } from "./own-application.server";

const stored = (key: string) =>
  storage()
    .get(key)
    .catch((error) => {
      log.error("a paper of an application could not be read", describeError(error));
      return null;
    });

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const application = await ownApplication({ params, context });
  const id = parseId(params.id);
  const paper = id ? await findDocument(application.id, id) : null;
  if (!paper) throw new Response(null, { status: 404 });
  const file = await stored(paper.key);
  if (!file)
    return turnAway(request, receiptPath(application.id), {
      kind: "error",
      key: "internship-receipt:papers.gone",
    });
  return new Response(file.body, {
    headers: {
      "Content-Type": paper.type,
      "Content-Disposition": contentDisposition(paper.name),
      "Content-Length": String(file.size),
      "Content-Security-Policy": "sandbox; default-src 'none'",
      "X-Content-Type-Options": "nosniff",
      "Cache-Control": "private, no-store",
      "X-Robots-Tag": "noindex",
    },
  });
}

import type { LoaderFunctionArgs } from "@remix-run/node";
import { contentOffice } from "~/addresses/content";
import { visit } from "~/auth/visit.server";
import type { StoredFile } from "~/content/edition";
import { listRevisions } from "~/domain/content/items.server";
import { uploadOf } from "~/domain/content/kinds";
import { parseId } from "~/fields/id";
import { paperResponse } from "~/platform/download.server";
import { placeIn } from "./place.server";

/** The file of any version, published or not. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  await visit(request, contentOffice.versionFile);
  const { kind, key } = placeIn(request, params);
  const number = parseId(params.number);
  const upload = uploadOf(kind);
  const revisions = key === null || upload?.shape !== "file" ? [] : await listRevisions({ kind, key });
  const { fields } = revisions.find((revision) => revision.number === number) ?? {};
  const file = fields?.[upload?.name ?? ""] as StoredFile | undefined;
  const answer =
    file && (await paperResponse({ key: file.fileKey, name: file.fileName, type: file.mimeType }));
  return answer || new Response(null, { status: 404 });
}

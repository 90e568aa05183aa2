import { contentOffice } from "~/addresses/content";
import { handler } from "~/auth/handler.server";
import type { StoredFile } from "~/content/edition";
import { uploadOf } from "~/domain/content/kinds";
import { findReadableFieldsUpTo, findVersion } from "~/domain/content/versions.server";
import { parseId } from "~/fields/id";
import { paperResponse } from "~/platform/download.server";
import { placeFromRequest } from "./place.server";

/** Sends the file of any version, published or not; for one that took the item down, its previous file. */
export const loader = handler(contentOffice.versionFile, async ({ request, params }) => {
  const { kind, key } = placeFromRequest(request, params);
  const number = parseId(params.number);
  const upload = uploadOf(kind);
  const isThere = number !== null && upload?.shape === "file" && (await findVersion({ kind, key }, number));
  const fields = isThere && (await findReadableFieldsUpTo({ kind, key }, isThere.number));
  const file = (fields || null)?.fields?.[upload?.name ?? ""] as StoredFile | undefined;
  const answer =
    file && (await paperResponse({ key: file.fileKey, name: file.fileName, type: file.mimeType }));
  return answer || new Response(null, { status: 404 });
});

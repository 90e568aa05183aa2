import {
  FormDataParseError,
  MaxFileSizeExceededError,
  MaxFilesExceededError,
  MaxPartsExceededError,
  MaxTotalSizeExceededError,
  parseFormData,
} from "@remix-run/form-data-parser";
import { originAllowed } from "~/platform/origin";
import { settings } from "~/platform/settings.server";

const KB = 1024;
const MB = 1024 * KB;
const plain = { maxFiles: 0, maxFileSize: 64 * KB, maxTotalSize: 64 * KB, maxParts: 200 };
const withFiles = { maxFiles: 40, maxFileSize: 40 * MB, maxTotalSize: 40 * MB, maxParts: 300 };
const tooMuch = [
  MaxFilesExceededError,
  MaxFileSizeExceededError,
  MaxPartsExceededError,
  MaxTotalSizeExceededError,
];

const ownOriginOf = (request: Request) => settings.publicUrl ?? new URL(request.url).origin;

/**
 * The one way an action reads its form: same-site senders only, within limits.
 * Throws a Response: 403 for another site's form, 413 for too much, 400 for what is no form.
 */
export async function readForm(request: Request, { uploads = false } = {}): Promise<FormData> {
  const allowed = originAllowed({
    origin: request.headers.get("Origin"),
    secFetchSite: request.headers.get("Sec-Fetch-Site"),
    hasSession: request.headers.has("Cookie"),
    ownOrigin: ownOriginOf(request),
  });
  if (!allowed) throw new Response(null, { status: 403 });
  try {
    return await parseFormData(request, uploads ? withFiles : plain);
  } catch (error) {
    if (tooMuch.some((kind) => error instanceof kind)) throw new Response(null, { status: 413 });
    if (error instanceof FormDataParseError) throw new Response(null, { status: 400 });
    throw error;
  }
}

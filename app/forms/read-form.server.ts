import {
  FormDataParseError,
  MaxFileSizeExceededError,
  MaxFilesExceededError,
  MaxPartsExceededError,
  MaxTotalSizeExceededError,
  parseFormData,
} from "@remix-run/form-data-parser";
import { originAllowed } from "~/platform/origin";
import { requestScope } from "~/platform/request-scope.server";
import { settings } from "~/platform/settings.server";
import { refuseWhileReadOnly } from "./while-read-only.server";

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

type Reading = {
  /** Files may come with it. */
  uploads?: boolean;
  /** It is taken while the site is read only, too: nothing that it leads to has to be kept. */
  evenReadOnly?: boolean;
};

const ownOriginOf = (request: Request) => settings.publicUrl ?? new URL(request.url).origin;

async function parsed(request: Request, uploads: boolean): Promise<FormData> {
  try {
    return await parseFormData(request, uploads ? withFiles : plain);
  } catch (error) {
    if (tooMuch.some((kind) => error instanceof kind)) throw new Response(null, { status: 413 });
    if (error instanceof FormDataParseError) throw new Response(null, { status: 400 });
    throw error;
  }
}

const MOST_HANDED_BACK = 256 * KB;
const textIn = (form: FormData) =>
  [...form.values()].reduce((sum, value) => sum + (typeof value === "string" ? value.length : 0), 0);

/** What a page needs to hand it back to its sender, should it not be saved; of what is too long the browser has it still. */
function noteTyped(form: FormData): void {
  const scope = requestScope();
  if (!scope || textIn(form) > MOST_HANDED_BACK) return;
  scope.typed = [];
  scope.files = [];
  for (const [name, value] of form) {
    if (typeof value === "string") scope.typed.push([name, value]);
    else scope.files.push([name, value.name]);
  }
}

/**
 * The one way an action reads its form: same-site senders only, within limits, and noted in the request's scope.
 * Throws a Response: 403 for another site's form, 413 for too much, 400 for what is no form, 503 while nothing is taken.
 */
export async function readForm(
  request: Request,
  { uploads = false, evenReadOnly = false }: Reading = {},
): Promise<FormData> {
  const allowed = originAllowed({
    origin: request.headers.get("Origin"),
    secFetchSite: request.headers.get("Sec-Fetch-Site"),
    hasSession: request.headers.has("Cookie"),
    ownOrigin: ownOriginOf(request),
  });
  if (!allowed) throw new Response(null, { status: 403 });
  const form = await parsed(request, uploads);
  noteTyped(form);
  if (!evenReadOnly) refuseWhileReadOnly();
  return form;
}

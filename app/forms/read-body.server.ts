import type { Address } from "~/addresses/address";
import { addressOf } from "~/addresses/site-map";
import { fileNamed, StagedFile } from "~/domain/files/staged-files.server";
import { isPasswordField } from "~/domain/submissions/secret-fields";
import { cleanPassword, cleanText } from "~/fields/clean-text";
import { MAX_FILE_BYTES, MAX_LARGE_JSON_BYTES, MAX_REGISTER_FILE_BYTES } from "~/platform/file-limits";
import { originAllowed } from "~/platform/origin.server";
import { currentReadOnly } from "~/platform/read-only.server";
import { requestScope } from "~/platform/request-scope.server";
import { settings } from "~/platform/settings.server";
import { findChangedLogin } from "./form-account.server";
import { FormRefused, readFormBody } from "./form-parser.server";
import { SUBMISSION_ID } from "./submission";
import {
  type Reader,
  receiveFile,
  receiveNameOnly,
  type Sender,
  takeUploadPlace,
  waitForTurn,
} from "./uploads.server";

const SECONDS_TO_WAIT = 60;

const addressFor = (request: Request) =>
  requestScope()?.answering?.address ?? addressOf(new URL(request.url).pathname);

/** Refuses a body that the address does not accept. */
function assertTaken(request: Request, ...kinds: Array<Address["takes"]>): void {
  if (!kinds.includes(addressFor(request)?.takes)) throw new Response(null, { status: 415 });
  const scope = requestScope();
  if (scope?.answering) scope.answering.hasReadBody = true;
}

/** Throws a Response with 503 while the site is read only, unless the address says why it takes what it is sent. */
function assertWritable(request: Request): void {
  if (!currentReadOnly() || addressFor(request)?.evenReadOnly) return;
  throw new Response(null, { status: 503, headers: { "Retry-After": String(SECONDS_TO_WAIT) } });
}

const KB = 1024;
const MB = 1024 * KB;
/** One byte more than the limit of a photo, paper or attachment: a file that reaches it is too large. */
const TOO_LARGE = MAX_FILE_BYTES + 1;
const plain = { fields: 200, text: 64 * KB, files: 0, fileSize: 0 };
/** The limits of a page that is edited block by block. */
const inBlocks = { fields: 700, text: MB, files: 0, fileSize: 0 };
const lookedAt = { fields: 10, text: 64 * KB, files: 1, fileSize: TOO_LARGE };
const withFiles = { fields: 260, text: MB, files: 40, fileSize: TOO_LARGE };

type Reading = {
  filesFrom?: Sender;
  fileOf?: Reader;
  namesOfFiles?: boolean;
  inBlocks?: boolean;
};

const ownOriginOf = (request: Request) => settings.publicUrl ?? new URL(request.url).origin;

async function parsed(
  request: Request,
  { filesFrom, fileOf, namesOfFiles, inBlocks: isLong }: Reading,
): Promise<FormData> {
  const sender = filesFrom ?? fileOf;
  if (sender) takeUploadPlace(sender);
  try {
    const many = filesFrom || namesOfFiles ? withFiles : plain;
    const limits = isLong ? inBlocks : fileOf ? lookedAt : many;
    const isLarge = addressFor(request)?.largeFiles;
    const sized = isLarge ? { ...limits, fileSize: MAX_REGISTER_FILE_BYTES + 1 } : limits;
    const form = await readFormBody(request, sized, sender ? receiveFile : receiveNameOnly);
    if (filesFrom) await waitForTurn();
    return form;
  } catch (error) {
    if (error instanceof FormRefused) throw new Response(null, { status: error.status });
    throw error;
  }
}

const cleanField = (name: string, text: string) =>
  isPasswordField(name) ? cleanPassword(text) : cleanText(text);

function withCleanTexts(form: FormData): FormData {
  const cleaned = new FormData();
  for (const [name, value] of form) {
    if (typeof value === "string") cleaned.append(name, cleanField(name, value));
    else cleaned.append(name, value);
  }
  return cleaned;
}

const MAX_HANDED_BACK = 256 * KB;
const textIn = (form: FormData) =>
  [...form.values()].reduce((sum, value) => sum + (typeof value === "string" ? value.length : 0), 0);

/** Notes the form, to return it if it cannot be saved. A text that is too long stays in the browser only. */
function noteTyped(form: FormData): void {
  const scope = requestScope();
  if (!scope || textIn(form) > MAX_HANDED_BACK) return;
  scope.typed = [];
  scope.files = [];
  for (const [name, value] of form) {
    if (typeof value === "string") scope.typed.push([name, value]);
    else scope.files.push([name, value.name]);
  }
}

/** Adds the files uploaded ahead of the form under the names by which it refers to them. */
function withStaged(form: FormData, sender: Sender): FormData {
  const staged: Array<StagedFile & { field: string }> = [];
  const combined = new FormData();
  let isChanged = false;
  for (const [name, value] of form) {
    const file = typeof value === "string" ? fileNamed(sender, value) : null;
    isChanged ||= file !== null;
    if (file instanceof StagedFile) staged.push(Object.assign(file, { field: name }));
    combined.append(name, file ?? value);
  }
  const scope = requestScope();
  if (scope) scope.staged = { files: staged, isOnce: combined.has(SUBMISSION_ID) };
  return isChanged ? combined : form;
}

/** Throws a Response with 409 if somebody else of the same login has signed in since the form was rendered. */
async function assertSameAccount(form: FormData): Promise<void> {
  const changedLogin = await findChangedLogin(form);
  if (!changedLogin) return;
  const scope = requestScope();
  if (scope) scope.changedLogin = changedLogin;
  throw new Response(null, { status: 409 });
}

/**
 * Throws a Response: 403 for another site's form, 409 for one that was rendered for another account, 413, 400, 429 for too
 * many with files, 503 while nothing is taken.
 */
export async function readForm(request: Request, reading: Reading = {}): Promise<FormData> {
  const { filesFrom, fileOf } = reading;
  const allowed = originAllowed({
    origin: request.headers.get("Origin"),
    secFetchSite: request.headers.get("Sec-Fetch-Site"),
    hasSession: request.headers.has("Cookie"),
    ownOrigin: ownOriginOf(request),
  });
  if (!allowed) throw new Response(null, { status: 403 });
  if (filesFrom) assertTaken(request, "files");
  else if (fileOf) assertTaken(request, "file");
  else assertTaken(request, "form", "files");
  const form = withCleanTexts(await parsed(request, reading));
  noteTyped(form);
  await assertSameAccount(form);
  assertWritable(request);
  return filesFrom ? withStaged(form, filesFrom) : form;
}

const MAX_JSON_BYTES = 64 * KB;
const JSON_TYPE = /^application\/(?:[\w.-]+\+)?json$/i;
const UTF_8 = /^"?utf-?8"?$/i;
const NUL_OR_HALF_A_CHARACTER = /\0|\p{Surrogate}/u;

const notUnderstood = () => new Response(null, { status: 400 });

/** Accepts UTF-8, the only encoding of JSON, and requests without a charset. */
function isJson(contentType: string | null): boolean {
  if (!contentType) return true;
  const [type = "", ...parameters] = contentType.split(";").map((part) => part.trim());
  const charset = parameters.find((parameter) => /^charset=/i.test(parameter))?.slice("charset=".length);
  return JSON_TYPE.test(type) && (charset === undefined || UTF_8.test(charset));
}

const readable = (text: unknown) => typeof text !== "string" || !NUL_OR_HALF_A_CHARACTER.test(text);

function parse(bytes: ArrayBuffer): unknown {
  const text = new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  return JSON.parse(text, (name, value) => {
    if (!readable(name) || !readable(value)) throw new SyntaxError("unreadable text");
    return typeof value === "string" ? cleanField(name, value) : value;
  });
}

/** Throws a Response: 413 for too much, 400 for what is no JSON object in UTF-8, 503 while nothing is taken. */
export async function readJson(request: Request): Promise<Record<string, unknown>> {
  assertTaken(request, "json");
  if (!isJson(request.headers.get("Content-Type"))) throw notUnderstood();
  const bytes = await request.arrayBuffer();
  const max = addressFor(request)?.largeJson ? MAX_LARGE_JSON_BYTES : MAX_JSON_BYTES;
  if (bytes.byteLength > max) throw new Response(null, { status: 413 });
  let value: unknown;
  try {
    value = parse(bytes);
  } catch {
    throw notUnderstood();
  }
  if (value === null || typeof value !== "object" || Array.isArray(value)) throw notUnderstood();
  assertWritable(request);
  return value as Record<string, unknown>;
}

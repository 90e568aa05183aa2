import { refuseWhileReadOnly } from "./while-read-only.server";

const MOST_BYTES = 64 * 1024;
const JSON_TYPE = /^application\/(?:[\w.-]+\+)?json$/i;
const UTF_8 = /^"?utf-?8"?$/i;
const NUL_OR_HALF_A_CHARACTER = /\0|\p{Surrogate}/u;

const notUnderstood = () => new Response(null, { status: 400 });

/** JSON by its label, or without one; in UTF-8, the only encoding that JSON is exchanged in. */
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
    return value;
  });
}

/**
 * The one way a JSON call reads its body: an object, within limits. Throws a Response: 413 for too much, 400 for what is
 * no JSON object in UTF-8, 503 while nothing is taken; `evenReadOnly` is for calls that only ask.
 */
export async function readJson(
  request: Request,
  { evenReadOnly = false } = {},
): Promise<Record<string, unknown>> {
  if (!isJson(request.headers.get("Content-Type"))) throw notUnderstood();
  const bytes = await request.arrayBuffer();
  if (bytes.byteLength > MOST_BYTES) throw new Response(null, { status: 413 });
  let value: unknown;
  try {
    value = parse(bytes);
  } catch {
    throw notUnderstood();
  }
  if (value === null || typeof value !== "object" || Array.isArray(value)) throw notUnderstood();
  if (!evenReadOnly) refuseWhileReadOnly();
  return value as Record<string, unknown>;
}

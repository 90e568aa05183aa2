export type ByteRange = { start: number; end: number };

/** `size` is that of the whole file, whatever range `body` contains. */
type StoredFile = { body: ReadableStream<Uint8Array>; size: number; contentType: string };
export type StoredEntry = { key: string; size: number; modifiedAt: Date };

/**
 * Stores files by key (throws `StorageKeyRefused` for an invalid one). `get` and `head` return null for a missing file,
 * a range is cut at the file's end, `delete` ignores a missing file, `list` is in the order of keys; an unreachable
 * store throws.
 */
export interface Storage {
  put(key: string, bytes: Uint8Array, contentType: string): Promise<void>;
  get(key: string, range?: ByteRange): Promise<StoredFile | null>;
  head(key: string): Promise<{ size: number; contentType: string } | null>;
  delete(key: string): Promise<void>;
  list(prefix: string): AsyncIterable<StoredEntry>;
}

const types: Record<string, string> = {
  webp: "image/webp",
  png: "image/png",
  jpg: "image/jpeg",
  pdf: "application/pdf",
  doc: "application/msword",
  docx: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
  xls: "application/vnd.ms-excel",
  xlsx: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
  txt: "text/plain; charset=utf-8",
  csv: "text/csv",
  json: "application/json",
};

export function contentTypeOf(key: string): string {
  const extension = /\.([a-z0-9]+)$/i.exec(key)?.[1]?.toLowerCase() ?? "";
  return (Object.hasOwn(types, extension) && types[extension]) || "application/octet-stream";
}

const LONGEST = 300;
const KEY = /^[A-Za-z0-9_-][A-Za-z0-9_.-]*(\/[A-Za-z0-9_-][A-Za-z0-9_.-]*)*$/;

export class StorageKeyRefused extends Error {
  override name = "StorageKeyRefused";
}

export function checkedKey(key: string): string {
  if (key.length > LONGEST || !KEY.test(key)) throw new StorageKeyRefused("The storage key is not allowed");
  return key;
}

export function checkedPrefix(prefix: string): string {
  if (prefix) checkedKey(prefix.replace(/\/$/, ""));
  return prefix;
}

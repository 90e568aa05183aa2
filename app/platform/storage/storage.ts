export { contentTypeOf } from "./content-type";

/** Both ends are byte positions and included, as in an HTTP range. */
export type ByteRange = { start: number; end: number };

/** `size` is the whole file's, whatever range `body` sends. */
export type StoredFile = { body: ReadableStream<Uint8Array>; size: number; contentType: string };
export type StoredEntry = { key: string; size: number; modifiedAt: Date };

/**
 * Files by key (`StorageKeyRefused` on a bad one). `get` and `head` answer null for what is not there, a range is
 * cut at the file's end, `delete` of a missing key is fine, `list` goes by key; an unreachable store throws.
 */
export interface Storage {
  put(key: string, bytes: Uint8Array, contentType: string): Promise<void>;
  get(key: string, range?: ByteRange): Promise<StoredFile | null>;
  head(key: string): Promise<{ size: number; contentType: string } | null>;
  delete(key: string): Promise<void>;
  list(prefix: string): AsyncIterable<StoredEntry>;
}

const LONGEST = 300;
const KEY = /^[A-Za-z0-9_-][A-Za-z0-9_.-]*(\/[A-Za-z0-9_-][A-Za-z0-9_.-]*)*$/;

export class StorageKeyRefused extends Error {
  override name = "StorageKeyRefused";
}

/** The key itself when it is a relative path of plain segments, none of which starts with a dot. */
export function checkedKey(key: string): string {
  if (key.length > LONGEST || !KEY.test(key)) throw new StorageKeyRefused("The storage key is not allowed");
  return key;
}

/** A beginning of keys: empty, a folder with its slash, or any part of a key. */
export function checkedPrefix(prefix: string): string {
  if (prefix) checkedKey(prefix.replace(/\/$/, ""));
  return prefix;
}

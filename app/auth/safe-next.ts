const OWN_ORIGIN = new URL("http://own.invalid");
const MAX_LENGTH = 2000;

/** Matches a path of this site; two leading slashes would name another site. */
const OWN_PATH = /^\/(?![/\\])/;

/** Returns the requested path of this site, encoded for a header; the fallback if it leads to another site (R19). */
export function safeNext(requested: FormDataEntryValue | null | undefined, fallback: string): string {
  if (typeof requested !== "string" || requested.length > MAX_LENGTH) return fallback;
  if (!OWN_PATH.test(requested) || /\p{Cc}|\\/u.test(requested)) return fallback;
  if (!URL.canParse(requested, OWN_ORIGIN)) return fallback;
  const { origin, pathname, search, hash } = new URL(requested, OWN_ORIGIN);
  const spelled = pathname + search + hash;
  return origin === OWN_ORIGIN.origin && OWN_PATH.test(spelled) ? spelled : fallback;
}

import { isDeepStrictEqual } from "node:util";

/** A revision without author was delivered with the site. */
type LatestRevision = { authorId: string | null; fields: unknown };

/** Drops undefined properties, as storing in a JSON column does. */
const asStored = (fields: unknown): unknown => JSON.parse(JSON.stringify(fields));

/**
 * True if a second person has seen the text: under review, a text is published only as somebody else last saved it, so
 * that its latest revision is another author's and equals the fields to publish.
 */
export function isSeenBySecondPerson(
  latest: LatestRevision | null,
  { publisherId, fields }: { publisherId: string; fields: unknown },
): boolean {
  if (!latest || latest.authorId === publisherId) return false;
  return isDeepStrictEqual(asStored(latest.fields), asStored(fields));
}

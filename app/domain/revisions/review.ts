import { isDeepStrictEqual } from "node:util";

/** Without an author it came with the site. */
type LatestRevision = { authorId: string | null; fields: unknown };

/** As a JSON column returns it: without the properties that are undefined. */
const asStored = (fields: unknown): unknown => JSON.parse(JSON.stringify(fields));

/**
 * Under review, a text is published only as somebody else last saved it: its latest revision is another author's, and the
 * fields to publish equal it. Anything else would publish words that only their author has seen.
 */
export function isSeenBySecondPerson(
  latest: LatestRevision | null,
  { publisherId, fields }: { publisherId: string; fields: unknown },
): boolean {
  if (!latest || latest.authorId === publisherId) return false;
  return isDeepStrictEqual(asStored(latest.fields), asStored(fields));
}

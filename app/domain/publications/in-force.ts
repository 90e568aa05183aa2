export type Published = { number: number; from: Date; until: Date | null };

const byNumber = (a: Published, b: Published) => a.number - b.number;
const earliest = (moments: Date[]) => moments.sort((a, b) => a.getTime() - b.getTime())[0] ?? null;

/**
 * Returns the published version that readers see at a time (null for none), and when that changes by itself. Of the
 * versions that have begun, the one saved last counts, until its end; publishing another version replaces scheduled
 * ones.
 */
export function publicVersion(published: readonly Published[], at: Date) {
  const begun = published
    .filter(({ from }) => from <= at)
    .sort(byNumber)
    .at(-1);
  const visible = begun && (begun.until === null || begun.until > at) ? begun : null;
  const coming = published.filter(({ number, from }) => from > at && number > (begun?.number ?? 0));
  const moments = [...coming.map(({ from }) => from), ...(visible?.until ? [visible.until] : [])];
  return { number: visible?.number ?? null, next: earliest(moments) };
}

export type Published = { number: number; from: Date; until: Date | null };

const byNumber = (a: Published, b: Published) => a.number - b.number;
const earliest = (moments: Date[]) => moments.sort((a, b) => a.getTime() - b.getTime())[0] ?? null;

/**
 * Which published version readers have at a moment, null for none, and when that changes by itself: of those that have
 * begun the one that was saved last, until its end. What was to come is overtaken by whatever is published after it.
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

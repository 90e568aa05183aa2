/** What a column would like (its longest text on one line) and cannot do without (its longest word), in points. */
export type Wish = { natural: number; least: number };

const sum = (list: number[]) => list.reduce((total, each) => total + each, 0);

/** The largest equal share with which the columns that want more than it and those that want less fill `width`. */
function fairShare(naturals: number[], width: number): number {
  let left = width;
  const rising = [...naturals].sort((a, b) => a - b);
  for (const [index, natural] of rising.entries()) {
    const share = left / (rising.length - index);
    if (natural > share) return share;
    left -= natural;
  }
  return Number.POSITIVE_INFINITY;
}

/** Shares `width` points among columns by what they hold: none below its longest word while that is possible. */
export function columnWidths(wishes: Wish[], width: number): number[] {
  const naturals = wishes.map(({ natural }) => natural);
  const spare = width - sum(naturals);
  if (spare >= 0) return naturals.map((each) => each + spare / naturals.length);
  const share = fairShare(naturals, width);
  const fair = wishes.map(({ natural, least }) => Math.max(least, Math.min(natural, share)));
  const least = wishes.map((wish) => wish.least);
  const above = fair.map((each, index) => each - least[index]!);
  const missing = width - sum(least);
  if (missing <= 0 || sum(above) === 0) return least.map((each) => (each * width) / sum(least));
  return least.map((each, index) => each + (missing * above[index]!) / sum(above));
}

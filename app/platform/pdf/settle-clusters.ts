/** A glyph of a face, in font units; `text` is what it stands for, empty on all but the first of its cluster. */
export type Glyph = { id: number; advance: number; dx: number; dy: number; text: string };

/** One cluster's first glyph takes the width of all; the others are drawn over it without any of their own. */
function overlaid(cluster: Glyph[]): Glyph[] {
  const [head, ...others] = cluster;
  const width = cluster.reduce((sum, glyph) => sum + glyph.advance, 0);
  let at = head!.advance;
  const drawn = others.map((glyph) => {
    const placed = { ...glyph, advance: 0, dx: at + glyph.dx - width };
    at += glyph.advance;
    return placed;
  });
  return [{ ...head!, advance: width }, ...drawn];
}

/**
 * Leaves no gaps between the glyphs of a word, without moving any: readers that copy or search a text take a gap
 * for a space. Takes the glyphs from left to right, as shaped.
 */
export function settleClusters(shaped: Glyph[]): Glyph[] {
  const clusters: Glyph[][] = [];
  for (const glyph of shaped) {
    if (glyph.text === "" && clusters.length > 0) clusters.at(-1)!.push(glyph);
    else clusters.push([glyph]);
  }
  const settled = clusters.map(overlaid);
  for (const [index, [head]] of settled.entries()) {
    const before = settled[index - 1];
    if (!before || before[0]!.advance + head!.dx < 0) continue;
    before[0]!.advance += head!.dx;
    for (const other of before.slice(1)) other.dx -= head!.dx;
    head!.advance -= head!.dx;
    head!.dx = 0;
  }
  return settled.flat();
}

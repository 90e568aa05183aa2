import { seal } from "~/content/seal";
import { A4 } from "~/platform/pdf/canvas.server";
import { colours } from "~/platform/pdf/style";
import type { Sheet } from "./sheet.server";

const MARGIN = 28;
const GAP = 5;
const STAR = 26;
const SEAL_SIDE = 48;
const white = [1, 1, 1] as const;

const frameOf = (inset: number) => `M${inset} ${inset}H${A4.width - inset}V${A4.height - inset}H${inset}z`;

/** Two lines around the sheet, with the seal's star on each of their corners. */
export function frame({ page }: Sheet): void {
  const corner = { x: 0, y: A4.height };
  page.path(frameOf(MARGIN), corner, { stroke: colours.accent, thickness: 1.4 });
  page.path(frameOf(MARGIN + GAP), corner, { stroke: colours.accent, thickness: 0.4 });
  const scale = STAR / SEAL_SIDE;
  const middle = MARGIN + GAP / 2;
  for (const x of [middle, A4.width - middle]) {
    for (const y of [middle, A4.height - middle]) {
      const outer = { x: x - STAR / 2, y: y + STAR / 2, scale };
      const inner = { x: x - STAR / 4, y: y + STAR / 4, scale: scale / 2 };
      page.path(seal.star, outer, { fill: white, stroke: colours.accent, thickness: 1.4 / scale });
      page.path(seal.star, inner, { fill: colours.accent });
    }
  }
}

const { centre, radius } = seal.ring;
const half = `a ${radius} ${radius} 0 1 0`;
const RING = `M${centre - radius} ${centre} ${half} ${2 * radius} 0 ${half} ${-2 * radius} 0 z`;

/** The association's seal, `side` points wide, in the middle of the sheet. */
export function drawSeal({ page }: Sheet, top: number, side: number): number {
  const place = { x: (A4.width - side) / 2, y: top, scale: side / SEAL_SIDE };
  page.path(seal.star, place, { fill: colours.accent });
  page.path(RING, place, { stroke: white, thickness: 0.9 });
  page.path(seal.staff + seal.serpent, place, { stroke: white, thickness: 2 });
  return top - side;
}

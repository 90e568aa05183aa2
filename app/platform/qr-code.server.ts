import { encode } from "uqr";
import type { Box } from "./pdf/canvas.server";

const QUIET = 4;
const LONG = 120;

/** What is long is printed in as few squares as can be: on paper their size counts for more than what could be mended. */
const correction = (text: string) => ({
  ecc: text.length > LONG ? ("L" as const) : ("M" as const),
  boostEcc: text.length > LONG,
});

const runsOf = (row: boolean[], y: number) =>
  row
    .map((dark, x) => {
      if (!dark || row[x - 1]) return "";
      const end = row.indexOf(false, x);
      return `M${x} ${y}h${(end < 0 ? row.length : end) - x}v1H${x}z`;
    })
    .join("");

export function qrPath(text: string): { size: number; path: string } {
  const { data, size } = encode(text, { ...correction(text), border: QUIET });
  return { size, path: data.map(runsOf).join("") };
}

const QUIET_ZONE = 4;

/** In squares from the upper left one, and where that stands within the quiet zone around; `x`, `y` is its corner, in points. */
export function qrCode(text: string, { x, y, width }: { x: number; y: number; width: number }) {
  const { data, size } = encode(text, { ...correction(text), border: 0 });
  const scale = width / (size + 2 * QUIET_ZONE);
  const boxes: Box[] = [];
  for (const [row, modules] of data.entries()) {
    for (let start = 0; start < size; start++) {
      if (!modules[start]) continue;
      let end = start;
      while (modules[end]) end++;
      boxes.push({ x: start, y: -row - 1, width: end - start, height: 1 });
      start = end;
    }
  }
  return { boxes, place: { x: x + QUIET_ZONE * scale, y: y - QUIET_ZONE * scale, scale } };
}

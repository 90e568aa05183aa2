import { encode } from "uqr";
import type { Box } from "./pdf/tags.server";

const QUIET = 4;
const LONG = 120;

/** Encodes a long text with little error correction, because on paper large modules matter more. */
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

/** Returns rows of modules from the top, true for dark ones, and the square that they fill within the quiet zone. */
export function qrCode(text: string, { x, y, width }: { x: number; y: number; width: number }) {
  const { data, size } = encode(text, { ...correction(text), border: 0 });
  const side = (width * size) / (size + 2 * QUIET);
  const edge = (width - side) / 2;
  const box: Box = { x: x + edge, y: y - edge - side, width: side, height: side };
  return { rows: data, box };
}

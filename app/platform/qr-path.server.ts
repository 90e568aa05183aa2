import { encode } from "uqr";

const QUIET = 4;

const runsOf = (row: boolean[], y: number) =>
  row
    .map((dark, x) => {
      if (!dark || row[x - 1]) return "";
      const end = row.indexOf(false, x);
      return `M${x} ${y}h${(end < 0 ? row.length : end) - x}v1H${x}z`;
    })
    .join("");

/** A QR code as one SVG path of its dark runs, with its quiet zone; `size` is its width in modules. */
export function qrPath(text: string): { size: number; path: string } {
  const { data, size } = encode(text, { ecc: "M", border: QUIET });
  return { size, path: data.map(runsOf).join("") };
}

import type { Direction } from "./bidi-lines";
import type { Colour } from "./canvas.server";
import type { Weight } from "./fonts.server";

const hex = (code: string): Colour => {
  const part = (at: number) => Number.parseInt(code.slice(at, at + 2), 16) / 255;
  return [part(0), part(2), part(4)];
};

export const colours = {
  ink: hex("13201b"),
  muted: hex("52615b"),
  line: hex("d0d9d4"),
  accent: hex("0b5c4a"),
  soft: hex("eef5f2"),
} as const;

export const margins = { side: 62, top: 84, bottom: 76 } as const;

export type Role = "title" | "part" | "section" | "lead" | "body" | "strong" | "small" | "smallStrong";

/** Type size and line spacing in points; space before and after in line spacings. */
export type Measure = { weight: Weight; size: number; leading: number; before: number; after: number };

const latin: Record<Role, Measure> = {
  title: { weight: "bold", size: 30, leading: 38, before: 0, after: 0.3 },
  part: { weight: "bold", size: 22, leading: 29, before: 0, after: 0.35 },
  section: { weight: "bold", size: 14.5, leading: 20, before: 1, after: 0.25 },
  lead: { weight: "regular", size: 13, leading: 19.5, before: 0, after: 0.5 },
  body: { weight: "regular", size: 11.5, leading: 17, before: 0, after: 0.4 },
  strong: { weight: "bold", size: 11.5, leading: 17, before: 0, after: 0.4 },
  small: { weight: "regular", size: 9.5, leading: 14, before: 0, after: 0.4 },
  smallStrong: { weight: "bold", size: 9.5, leading: 14, before: 0, after: 0.4 },
};

/** Arabic letters look smaller at the same size, and reach further up and down. */
const ARABIC_SIZE = 1.08;
const ARABIC_LEADING = 1.16;

export function measureOf(role: Role, direction: Direction): Measure {
  const measure = latin[role];
  if (direction === "ltr") return measure;
  return { ...measure, size: measure.size * ARABIC_SIZE, leading: measure.leading * ARABIC_LEADING };
}

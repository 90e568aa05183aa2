import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import type { Font } from "fontkit";
import { Blob as FontBytes, Face as FontFace, Font as Shaper } from "harfbuzzjs";

/** One cut of the typeface, parsed for shaping and for taking glyphs out of; measures are in font units. */
export type Face = { name: string; unitsPerEm: number; outlines: Font; shaper: Shaper };
export type Weight = "regular" | "bold";
export type Faces = Record<Weight, Face>;

const files: Record<Weight, string> = {
  regular: "@expo-google-fonts/amiri/400Regular/Amiri_400Regular.ttf",
  bold: "@expo-google-fonts/amiri/700Bold/Amiri_700Bold.ttf",
};

async function load(weight: Weight): Promise<Face> {
  const fontkit = await import("fontkit");
  const bytes = await readFile(createRequire(import.meta.url).resolve(files[weight]));
  const outlines = fontkit.create(bytes) as Font;
  const shaper = new Shaper(new FontFace(new FontBytes(new Uint8Array(bytes).buffer)));
  return { name: outlines.postscriptName, unitsPerEm: outlines.unitsPerEm, outlines, shaper };
}

let loaded: Promise<Faces> | undefined;

/** Amiri (SIL Open Font License), which sets Arabic and Latin; read once per process. */
export function loadFaces(): Promise<Faces> {
  loaded ??= Promise.all([load("regular"), load("bold")]).then(([regular, bold]) => ({ regular, bold }));
  return loaded;
}

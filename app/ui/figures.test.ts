import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { tones } from "./figures";

const sheet = readFileSync(new URL("../app.css", import.meta.url), "utf8");

function colourAfter(start: string) {
  const block = sheet.slice(sheet.indexOf(start)).split("}")[0]!;
  return (name: string) => new RegExp(`--color-${name}: (#[0-9a-f]{6});`).exec(block)![1]!;
}

function luminance(hex: string): number {
  const [red, green, blue] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!;
}

function contrast(one: string, other: string): number {
  const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light! + 0.05) / (dark! + 0.05);
}

const grounds = ["surface", "surface-raised", "surface-sunken", "accent-soft"];

describe.each([
  ["light", colourAfter("@theme {")],
  ["dark", colourAfter('[data-theme="dark"] {')],
] as const)("the rating faces in the %s theme", (_, colour) => {
  it.each(tones)("show eyes and mouth on the %s face", (tone) => {
    expect(contrast(colour("face-line"), colour(tone))).toBeGreaterThanOrEqual(3);
  });

  it.each(grounds)("contrast with %s by outline or colour", (ground) => {
    for (const tone of tones) {
      const against = (name: string) => contrast(colour(name), colour(ground));
      expect(Math.max(against("face-line"), against(tone))).toBeGreaterThanOrEqual(3);
    }
  });
});

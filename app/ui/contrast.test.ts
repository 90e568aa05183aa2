import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { contrast } from "~/fields/contrast";

const sheet = readFileSync(new URL("../app.css", import.meta.url), "utf8");

function tokensAfter(start: string): Record<string, string> {
  const block = sheet.slice(sheet.indexOf(start)).split("}")[0]!;
  return Object.fromEntries(
    [...block.matchAll(/--color-([\w-]+): (#[0-9a-f]{6});/g)].map((found) => [found[1], found[2]]),
  );
}

const pages = ["surface", "surface-raised", "surface-sunken"];
const softs = ["accent-soft", "danger-soft", "success-soft", "warning-soft"];
const pairs = (texts: string[], grounds: string[]) =>
  texts.flatMap((text) => grounds.map((ground) => [text, ground] as const));

const readable = [
  ...pairs(["ink", "muted"], [...pages, ...softs]),
  ...pairs(["accent", "accent-strong", "danger", "success"], pages),
  ...pairs(["accent", "accent-strong"], softs),
  ["danger", "danger-soft"],
  ["success", "success-soft"],
  ...pairs(["on-accent"], ["accent", "accent-strong"]),
  ...pairs(["on-band", "band-muted"], ["band"]),
  ...pairs(["ink", "sand-ink"], ["sand", "sand-deep"]),
  ...pairs(["muted", "accent"], ["sand"]),
  ...pairs(["clay"], ["clay-soft", ...pages]),
] as const;
const visible = [...pairs(["focus", "muted", "accent"], [...pages, ...softs]), ["on-band", "band"]] as const;

describe.each([
  ["light", tokensAfter("@theme {")],
  ["dark", tokensAfter('[data-theme="dark"] {')],
] as const)("%s theme", (_, colour) => {
  it.each(readable)("has enough contrast for text %s on %s", (text, ground) => {
    expect(contrast(colour[text]!, colour[ground]!)).toBeGreaterThanOrEqual(4.5);
  });

  it.each(visible)("has enough contrast for symbol %s on %s", (sign, ground) => {
    expect(contrast(colour[sign]!, colour[ground]!)).toBeGreaterThanOrEqual(3);
  });
});

describe("the design tokens", () => {
  it("exist in both themes", () => {
    expect(Object.keys(tokensAfter('[data-theme="dark"] {'))).toEqual(Object.keys(tokensAfter("@theme {")));
  });
});

import { readdirSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { app, isTest } from "./source";

const code = app.filter((file) => !isTest(file) && !/^app\/(content|i18n)\//.test(file.path));
const lines = (text: string) => text.split("\n").length - 1;

describe("files", () => {
  const sizes = code.map((file) => lines(file.text)).sort((a, b) => a - b);
  const quantile = (part: number) => sizes[Math.floor(sizes.length * part)]!;

  it("stay below the maximum length, with most of them short", () => {
    expect(sizes.at(-1)).toBeLessThanOrEqual(300);
    expect(quantile(0.9)).toBeLessThanOrEqual(170);
    expect(quantile(0.5)).toBeGreaterThanOrEqual(50);
    expect(quantile(0.5)).toBeLessThanOrEqual(80);
  });

  it("have specific names", () => {
    const drawers = readdirSync("app", { recursive: true }).filter((name) =>
      /(^|\/)(utils?|helpers?|misc|common|lib|managers?|data|info)(\.|\/|$)/.test(String(name)),
    );
    expect(drawers, "name the file for the idea that it holds").toEqual([]);
  });

  it("use start and end, never left and right", () => {
    const physical =
      /\b(?:ml|mr|pl|pr|border-l|border-r|rounded-l|rounded-r|rounded-tl|rounded-tr)-[0-9a-z[]|\b(?:left|right)-[0-9[]|\btext-(?:left|right)\b|(?:margin|padding)-(?:left|right)\s*:/;
    expect(
      code.filter((file) => file.path.endsWith(".tsx") && physical.test(file.text)).map((f) => f.path),
      "write ms-, pe-, start- and end-, which turn with the direction of the text",
    ).toEqual([]);
  });
});

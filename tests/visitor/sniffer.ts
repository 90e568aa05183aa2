import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "@playwright/test";

type Message = { type: number; code: string; msg: string; element: Element };
declare global {
  interface Window {
    HTMLCS?: {
      ERROR: number;
      process(standard: string, of: Document, done: () => void, failed: () => void): void;
      getMessages(): Message[];
    };
  }
}

const sniffer = readFileSync(
  createRequire(import.meta.url).resolve("html_codesniffer/build/HTMLCS.js"),
  "utf8",
);

/**
 * Runs HTML_CodeSniffer on the judge's page, which checks the same guidelines with other rules. Returns a line for each
 * error.
 */
export async function sniffedIn(judge: Page): Promise<string[]> {
  if (!(await judge.evaluate(() => Boolean(window.HTMLCS)))) await judge.evaluate(sniffer);
  return judge.evaluate(async () => {
    const sniff = window.HTMLCS!;
    await new Promise<void>((done, failed) => sniff.process("WCAG2AA", document, done, failed));
    return sniff
      .getMessages()
      .filter(({ type }) => type === sniff.ERROR)
      .map(({ code, msg, element }) => `${code}: ${msg} ${element.outerHTML?.slice(0, 200)}`);
  });
}

import { createHash } from "node:crypto";
import { expect, it } from "vitest";
import { CSS_PLACEHOLDER, documentMaker, SCRIPT_PLACEHOLDER } from "./document.server";

const makeDocument = documentMaker(".wide{color:red}", {
  inlineFor: () => "1",
  filesFor: () => [],
});

it("allows the page's own script by hash, and script files only if it names some", () => {
  const placeholderPage = `<script>${SCRIPT_PLACEHOLDER}</script>`;
  const page = `<html lang="en"><style>${CSS_PLACEHOLDER}</style>${placeholderPage}</html>`;
  const withFiles = documentMaker("", { inlineFor: () => "1", filesFor: () => ["/assets/forms-1.js"] });
  const hash = `'sha256-${createHash("sha256").update("1").digest("base64")}'`;
  const sourceIn = ({ policy }: { policy: string }) => /script-src ([^;]*)/.exec(policy)?.[1];
  expect(sourceIn(makeDocument(page))).toBe(hash);
  expect(sourceIn(withFiles(page.replace("<html", '<html class="checked"')))).toBe(`${hash} 'self'`);
});

it("inserts CSS and scripts only at the placeholders, even if a title contains their text", () => {
  const title = `<title>${CSS_PLACEHOLDER}${SCRIPT_PLACEHOLDER}</title>`;
  const { html } = makeDocument(
    `<html lang="en">${title}<style>${CSS_PLACEHOLDER}</style><p class="wide">${SCRIPT_PLACEHOLDER}</p><script>${SCRIPT_PLACEHOLDER}</script></html>`,
  );
  expect(html).toBe(
    `<!DOCTYPE html><html lang="en">${title}<style>.wide{color:red}</style><p class="wide">${SCRIPT_PLACEHOLDER}</p><script>1</script></html>`,
  );
});

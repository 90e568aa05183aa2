import { expect, it } from "vitest";
import {
  CSS_PLACEHOLDER,
  documentMaker,
  SCRIPT_PLACEHOLDER,
  stripInlinedAssets,
  withNotice,
} from "./document.server";

const markup = [
  `<html lang="en" data-theme="light"><head><style>${CSS_PLACEHOLDER}</style></head><body>`,
  '<script type="application/ld+json">{"a":1}</script><main id="main" class="wide"><p class="wide" data-enhance="wide">$& text</p></main>',
  `<script>${SCRIPT_PLACEHOLDER}</script></body></html>`,
].join("");
const stylesheet = ":root{--a:1px}.wide{width:var(--a)}@media (width<40rem){.wide{color:red}}";
const makeDocument = documentMaker(stylesheet, {
  inlineFor: () => "document.title='<p>'",
  filesFor: (names) => (names.has("wide") ? ["/assets/wide-ABCDEFGH.js"] : []),
});

it("restores the markup that a document was made of", () => {
  const { html } = makeDocument(markup);
  expect(html).toContain(".wide{");
  expect(html).toContain('</script><script type="module" src="/assets/wide-ABCDEFGH.js"></script></body>');
  expect(stripInlinedAssets(html)).toBe(markup);
});

it("inserts a notice at the top of the main part", () => {
  expect(withNotice(markup, "<p>$& as it stood</p>")).toContain(
    '<main id="main" class="wide"><p>$& as it stood</p><p class="wide" data-enhance="wide">',
  );
});

import { expect, it } from "vitest";
import { documentMaker, undone, withNotice } from "./document.server";
import { CSS_PLACE, SCRIPT_PLACE } from "./placeholders";

const markup = [
  `<html lang="en" data-theme="light"><head><style>${CSS_PLACE}</style></head><body>`,
  '<script type="application/ld+json">{"a":1}</script><main id="main" class="wide"><p class="wide">$& text</p></main>',
  `<script>${SCRIPT_PLACE}</script></body></html>`,
].join("");
const stylesheet = ":root{--a:1px}.wide{width:var(--a)}@media (width<40rem){.wide{color:red}}";
const makeDocument = documentMaker(stylesheet, { always: "document.title='<p>'" });

it("a document is undone into the markup it was made of", () => {
  const { html } = makeDocument(markup);
  expect(html).toContain(".wide{");
  expect(undone(html)).toBe(markup);
});

it("a notice stands first in the main part", () => {
  expect(withNotice(markup, "<p>$& as it stood</p>")).toContain(
    '<main id="main" class="wide"><p>$& as it stood</p><p class="wide">',
  );
});

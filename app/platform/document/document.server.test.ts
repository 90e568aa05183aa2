import { expect, it } from "vitest";
import { documentMaker } from "./document.server";
import { CSS_PLACEHOLDER, SCRIPT_PLACEHOLDER } from "./placeholders";

const makeDocument = documentMaker(".wide{color:red}", {
  inlineFor: () => "1",
  filesFor: () => [],
});

it("a title that names the places keeps its words, and the page its look", () => {
  const title = `<title>${CSS_PLACEHOLDER}${SCRIPT_PLACEHOLDER}</title>`;
  const { html } = makeDocument(
    `<html lang="en">${title}<style>${CSS_PLACEHOLDER}</style><p class="wide">${SCRIPT_PLACEHOLDER}</p><script>${SCRIPT_PLACEHOLDER}</script></html>`,
  );
  expect(html).toBe(
    `<!DOCTYPE html><html lang="en">${title}<style>.wide{color:red}</style><p class="wide">${SCRIPT_PLACEHOLDER}</p><script>1</script></html>`,
  );
});

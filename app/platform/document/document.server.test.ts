import { expect, it } from "vitest";
import { documentMaker } from "./document.server";
import { CSS_PLACE, SCRIPT_PLACE } from "./placeholders";

const makeDocument = documentMaker(".wide{color:red}", { always: "1" });

it("a title that names the places keeps its words, and the page its look", () => {
  const title = `<title>${CSS_PLACE}${SCRIPT_PLACE}</title>`;
  const { html } = makeDocument(
    `<html lang="en">${title}<style>${CSS_PLACE}</style><p class="wide">${SCRIPT_PLACE}</p><script>${SCRIPT_PLACE}</script></html>`,
  );
  expect(html).toBe(
    `<!DOCTYPE html><html lang="en">${title}<style>.wide{color:red}</style><p class="wide">${SCRIPT_PLACE}</p><script>1</script></html>`,
  );
});

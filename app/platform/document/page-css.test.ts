import { describe, expect, it } from "vitest";
import { classesIn, pageCss, rootOf } from "./page-css";
import { readStylesheet } from "./stylesheet";

const light = '<html lang="en" data-theme="light">';
const sheet = readStylesheet(`
@layer theme{:root,:host{--ink:#111;--accent:var(--teal);--teal:#055;--unused:#fff}}
@layer base{body{color:var(--ink)}}
@layer utilities{.card{color:var(--accent)}.md\\:flex{display:flex}
@media (min-width:40rem){.wide,.other{display:block}}}
[data-theme=dark]{--ink:#eee;--unused:#000}
:root:lang(ar){--ink:#222}
@property --tw-x{syntax:"*";inherits:false}
`);

describe("page css", () => {
  it("keeps the rules a page uses and the tokens these need", () => {
    const css = pageCss(sheet, classesIn('<p class="card other">'), light);
    expect(css).toContain("body{color:var(--ink)}");
    expect(css).toContain(".card{");
    expect(css).toContain("@media (min-width:40rem){.wide,.other{display:block}}");
    expect(css).toContain(":root,:host{--ink:#111;--accent:var(--teal);--teal:#055}");
    expect(css).not.toMatch(/unused|md\\:flex|@layer|@property/);
  });

  it("drops what the page does not use", () => {
    expect(pageCss(sheet, new Set(["md:flex"]), light)).toBe(
      ":root,:host{--ink:#111}body{color:var(--ink)}.md\\:flex{display:flex}",
    );
  });

  it("takes each token from the page's own theme and language", () => {
    const tokensOf = (root: string) => pageCss(sheet, new Set(["card"]), root).split("body{")[0];
    expect(tokensOf('<html lang="en" data-theme="dark">')).toBe(
      ":root,:host{--accent:var(--teal);--teal:#055}[data-theme=dark]{--ink:#eee}",
    );
    expect(tokensOf('<html lang="ar" data-theme="dark">')).toBe(
      ":root,:host{--accent:var(--teal);--teal:#055}:root:lang(ar){--ink:#222}",
    );
  });

  it("finds the root of a page", () => {
    expect(rootOf(`${light}<p lang="ar">`)).toBe(light);
  });

  it("reads escaped class names from the HTML", () => {
    expect([...classesIn('<a class="[&amp;&gt;a]:p-1 x">')]).toEqual(["[&>a]:p-1", "x"]);
  });
});

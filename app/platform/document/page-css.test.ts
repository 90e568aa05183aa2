import { describe, expect, it } from "vitest";
import { classesIn, classListsIn, pageCss, readStylesheet, rootOf, shortTokens } from "./page-css";

const light = '<html lang="en" data-theme="light">';
const sheet = readStylesheet(`
@layer theme{:root,:host{--ink:#111;--accent:var(--teal);--unused:#fff}}
@layer base{body{color:var(--ink)}}
@layer utilities{.card{color:var(--accent)}.md\\:flex{display:flex}
@media (min-width:40rem){.wide,.other{display:block}}}
[data-theme=dark]{--ink:#eee;--unused:#000}
:root:lang(ar){--ink:#222}
@media print{html{--ink:#000;--unused:#fff}}
@keyframes turn{to{rotate:1turn}}
.busy{animation:turn 1s}
*,:before{--lead:initial}
.text{line-height:var(--lead,var(--line))}
.tight{--lead:1.2}
:root{--line:1.6;--teal:#055}
@property --tw-x{syntax:"*";inherits:false}
`);

describe("pageCss", () => {
  const page = (list: string, root = light) => pageCss(sheet, new Set(list.split(" ")), root);
  const always = (ink: string) => `:root{--ink:${ink}}body{color:var(--ink)}`;
  const print = "@media print{html{--ink:#000;}}";

  it("keeps the rules that a page uses, with the values of their variables", () => {
    expect(page("card other")).toBe(
      `${always("#111")}.card{color:#055}@media (min-width:40rem){.other{display:block}}${print}`,
    );
  });

  it("drops unused rules", () => {
    expect(page("md:flex")).toBe(`${always("#111")}.md\\:flex{display:flex}${print}`);
  });

  it("uses the variables of the page's theme and language", () => {
    expect(page("", '<html lang="en" data-theme="dark">')).toContain(always("#eee"));
    expect(page("", '<html lang="ar" data-theme="dark">')).toContain(always("#222"));
  });

  it("keeps a used animation", () => {
    expect(page("card")).not.toContain("@keyframes");
    expect(page("busy")).toContain(".busy{animation:turn 1s}@keyframes turn{to{rotate:1turn}}");
  });

  it("keeps a variable that a rule of the page overrides", () => {
    expect(page("text")).toContain(".text{line-height:1.6}");
    expect(page("text tight")).toContain("*,:before{--lead:initial}");
    expect(page("text tight")).toContain(".text{line-height:var(--lead,1.6)}.tight{--lead:1.2}");
  });

  it("finds the root element", () => {
    expect(rootOf(`${light}<p lang="ar">`)).toBe(light);
  });

  it("reads escaped class names from the HTML", () => {
    const lists = classListsIn('<a class="[&amp;&gt;a]:p-1 x"><b class="x"></b></a><i class="x">');
    expect([...lists]).toEqual(["[&amp;&gt;a]:p-1 x", "x"]);
    expect([...classesIn(lists)]).toEqual(["[&>a]:p-1", "x"]);
  });
});

it("shortens the names of theme variables consistently, and leaves other properties", () => {
  const css =
    ":root{--color-ink:#000;--color-ink-soft:#111}a{color:var(--color-ink);background:var(--color-ink-soft);width:var(--side)}";
  expect(shortTokens(css)).toBe(
    ":root{--a:#000;--b:#111}a{color:var(--a);background:var(--b);width:var(--side)}",
  );
});

it("generates names for more variables than there are letters", () => {
  const tokens = Array.from({ length: 60 }, (_, index) => `--color-t${index}:0`).join(";");
  const names = shortTokens(tokens)
    .split(";")
    .map((each) => each.split(":")[0]);
  expect(new Set(names).size).toBe(60);
  expect(names.slice(25, 28)).toEqual(["--z", "--aa", "--ab"]);
});

import type { Frame, Part, Stylesheet, Token } from "./stylesheet";

const CLASS_ATTRIBUTE = / class="([^"]*)"/g;
const VARIABLE = /var\((--[\w-]+)/g;

const unescapeHtml = (text: string) =>
  text.replaceAll("&amp;", "&").replaceAll("&gt;", ">").replaceAll("&#x27;", "'");

/** Every class name that a page's HTML uses. */
export function classesIn(html: string): Set<string> {
  const classes = new Set<string>();
  for (const [, list] of html.matchAll(CLASS_ATTRIBUTE)) {
    for (const name of unescapeHtml(list!).split(" ")) classes.add(name);
  }
  return classes;
}

/** The start tag of a page's root, whose language and theme decide which tokens stand. */
export const rootOf = (html: string) => /<html[^>]*>/.exec(html)?.[0] ?? "";

/**
 * The rules of the stylesheet that a page with these classes needs, in their order, with the tokens they use: those
 * of other languages and themes, and those that the page's own replace, are left out.
 */
export function pageCss(stylesheet: Stylesheet, classes: ReadonlySet<string>, root: string): string {
  const wanted = new Set<string>();
  const write = (parts: Array<Part | Frame>): string =>
    parts
      .map((part) => {
        if ("open" in part) {
          const inside = write(part.parts);
          return inside && `${part.open}{${inside}}`;
        }
        if (!part.needs.some((names) => names.every((name) => classes.has(name)))) return "";
        for (const name of part.variables) wanted.add(name);
        return part.css;
      })
      .join("");
  const rules = write(stylesheet.parts);
  return tokensFor(tokensOf(stylesheet, root), wanted) + rules;
}

const ON_ROOT = /^(:root|:host|\[data-theme=)/;

function applies(selector: string, root: string): boolean {
  const [, theme] = /\[data-theme=([^\]]+)\]/.exec(selector) ?? [];
  const [, language] = /:lang\((\w+)\)/.exec(selector) ?? [];
  return (
    (!theme || root.includes(`data-theme="${theme}"`)) && (!language || root.includes(`lang="${language}"`))
  );
}

function tokensOf({ tokens }: Stylesheet, root: string): Token[] {
  const standing = tokens.filter(({ selector }) => applies(selector, root));
  const last = new Map(
    standing.filter(({ selector }) => ON_ROOT.test(selector)).map((token) => [token.name, token]),
  );
  return standing.filter((token) => !ON_ROOT.test(token.selector) || last.get(token.name) === token);
}

function tokensFor(tokens: Token[], wanted: Set<string>): string {
  for (let before = -1; before !== wanted.size; ) {
    before = wanted.size;
    for (const token of tokens) {
      if (wanted.has(token.name)) for (const [, name] of token.css.matchAll(VARIABLE)) wanted.add(name!);
    }
  }
  const bySelector = new Map<string, string[]>();
  for (const token of tokens) {
    if (!wanted.has(token.name)) continue;
    bySelector.set(token.selector, [...(bySelector.get(token.selector) ?? []), token.css]);
  }
  return [...bySelector].map(([selector, lines]) => `${selector}{${lines.join(";")}}`).join("");
}

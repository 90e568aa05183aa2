import type { Frame, Part, Stylesheet, Token } from "./stylesheet";

const CLASS_ATTRIBUTE = ' class="';
const USE = /var\((--[\w-]+)(?:,((?:[^()]|\([^()]*\))*))?\)/g;
const DECLARATION = /(?<=[{;])(--[\w-]+):[^;{}]+;?/g;

const unescapeHtml = (text: string) =>
  text.replaceAll("&amp;", "&").replaceAll("&gt;", ">").replaceAll("&#x27;", "'");

/** Every different value of a class attribute in a page's HTML, as it stands there. */
export function classListsIn(html: string): Set<string> {
  const lists = new Set<string>();
  for (let at = html.indexOf(CLASS_ATTRIBUTE); at >= 0; at = html.indexOf(CLASS_ATTRIBUTE, at)) {
    const end = html.indexOf('"', at + CLASS_ATTRIBUTE.length);
    lists.add(html.slice(at + CLASS_ATTRIBUTE.length, end));
    at = end;
  }
  return lists;
}

/** Every class name in such values. */
export const classesIn = (lists: Iterable<string>): Set<string> =>
  new Set([...lists].flatMap((list) => unescapeHtml(list).split(" ")));

/** The start tag of a page's root, whose language and theme decide which tokens stand. */
export const rootOf = (html: string) => /<html[^>]*>/.exec(html)?.[0] ?? "";

/**
 * The rules of the stylesheet that a page with these classes needs, in their order. A token of the page's language
 * stands in them as its value; those of a theme, and the few that a rule changes, stay tokens.
 */
export function pageCss(stylesheet: Stylesheet, classes: ReadonlySet<string>, root: string): string {
  const write = (parts: Array<Part | Frame>): string =>
    parts
      .map((part) => {
        if ("open" in part) {
          const inside = write(part.parts);
          return inside && `${part.open}{${inside}}`;
        }
        const selectors = part.selectors.filter(({ needs }) => needs.every((name) => classes.has(name)));
        return selectors.length ? `${selectors.map(({ text }) => text).join(",")}{${part.body}}` : "";
      })
      .join("");
  const rules = write(stylesheet.parts);
  const keyframes = stylesheet.keyframes.filter(({ name }) => rules.includes(name));
  return withTokens(stylesheet, root, [rules, ...keyframes.map(({ css }) => css)].join(""));
}

const ON_ROOT = /^(:root|:host|\[data-theme=)/;

function applies(selector: string, root: string): boolean {
  const [, theme] = /\[data-theme=([^\]]+)\]/.exec(selector) ?? [];
  const [, language] = /:lang\((\w+)\)/.exec(selector) ?? [];
  return (
    (!theme || root.includes(`data-theme="${theme}"`)) && (!language || root.includes(`lang="${language}"`))
  );
}

const byName = (tokens: Token[]) => new Map(tokens.map((token) => [token.name, token]));

function withTokens(stylesheet: Stylesheet, root: string, css: string): string {
  const tokens = byName(stylesheet.tokens.filter(({ selector }) => applies(selector, root)));
  const ofThemes = stylesheet.tokens.filter(({ selector }) => selector.includes("data-theme"));
  const changed = new Set([...css.matchAll(DECLARATION)].map(([, name]) => name));
  for (const { name } of ofThemes) changed.add(name);
  const resolved = (text: string): string =>
    text.replace(USE, (_, name: string, otherwise?: string) => {
      const value = changed.has(name) ? undefined : tokens.get(name)?.value;
      if (value !== undefined && value !== "initial") return resolved(value);
      const instead = otherwise && resolved(otherwise);
      return value && instead ? instead : `var(${name}${instead ? `,${instead}` : ""})`;
    });
  const rules = resolved(css);
  const used = new Set([...rules.matchAll(USE)].map(([, name]) => name));
  const bySelector = new Map<string, string[]>();
  for (const { selector, name, value } of tokens.values()) {
    if (!used.has(name)) continue;
    const place = ON_ROOT.test(selector) ? ":root" : selector;
    bySelector.set(place, [...(bySelector.get(place) ?? []), `${name}:${resolved(value)}`]);
  }
  const standing = [...bySelector].map(([selector, lines]) => `${selector}{${lines.join(";")}}`);
  const needed = rules.replace(DECLARATION, (line, name: string) => (used.has(name) ? line : ""));
  return standing.join("") + needed;
}

import postcss, { type AtRule, type ChildNode, type Container, type Root, type Rule } from "postcss";

type Part = { selectors: Array<{ text: string; needs: string[] }>; body: string };
type Token = { selector: string; name: string; value: string };
type Frame = { open: string; parts: Array<Part | Frame> };
type Stylesheet = {
  parts: Array<Part | Frame>;
  tokens: Token[];
  keyframes: Array<{ name: string; css: string }>;
};

const CLASS = /\.((?:\\.|[\w-]|\P{ASCII})+)/gu;
const TOKENS_ONLY =
  /^(:root|:host|\*|::?before|::?after|::backdrop|\[data-theme=[^\]]+\]|:root:lang\(\w+\)|,|\s)+$/;

const all = (pattern: RegExp, text: string) => [...text.matchAll(pattern)].map((found) => found[1]!);
const withoutNegations = (selector: string) => selector.replace(/:not\([^)]*\)/g, "");

const needsOf = (selector: string) =>
  all(CLASS, withoutNegations(selector)).map((name) => name.replaceAll("\\", ""));

/** Unwraps cascade layers and turns registered properties into plain ones, which older browsers do not know. */
export function readStylesheet(source: string): Stylesheet {
  const tokens: Stylesheet["tokens"] = [];
  const keyframes: Stylesheet["keyframes"] = [];
  const partsOf = (container: Container): Stylesheet["parts"] =>
    (container.nodes ?? []).flatMap((node): Stylesheet["parts"] => {
      if (node.type === "rule") return readRule(node as Rule);
      if (node.type !== "atrule") return [];
      return readAtRule(node as AtRule);
    });
  const readRule = (rule: Rule): Part[] => {
    if (TOKENS_ONLY.test(rule.selector)) {
      rule.each((node: ChildNode) => {
        if (node.type !== "decl" || !node.prop.startsWith("--")) return;
        tokens.push({ selector: rule.selector, name: node.prop, value: node.value });
        node.remove();
      });
      if (!rule.nodes.length) return [];
    }
    const selectors = rule.selectors.map((text) => ({ text, needs: needsOf(text) }));
    return [{ selectors, body: rule.nodes.join(";") }];
  };
  const readAtRule = (rule: AtRule): Stylesheet["parts"] => {
    if (rule.name === "property" || rule.name === "charset") return [];
    if (rule.name === "layer") return partsOf(rule);
    const fallbackOfRegistered = rule.name === "supports" && rule.toString().includes("--tw-");
    if (fallbackOfRegistered && !/\./.test(rule.nodes?.map(String).join("") ?? "")) return partsOf(rule);
    if (rule.name === "keyframes") {
      keyframes.push({ name: rule.params, css: rule.toString() });
      return [];
    }
    if (rule.name === "page") {
      return [
        { selectors: [{ text: `@page ${rule.params}`.trim(), needs: [] }], body: rule.nodes!.join(";") },
      ];
    }
    return [{ open: `@${rule.name} ${rule.params}`, parts: partsOf(rule) }];
  };
  const root: Root = postcss.parse(source);
  root.walkComments((comment) => {
    comment.remove();
  });
  return { parts: partsOf(root), tokens, keyframes };
}

const CLASS_ATTRIBUTE = ' class="';
const USE = /var\((--[\w-]+)(?:,((?:[^()]|\([^()]*\))*))?\)/g;
const DECLARATION = /(?<=[{;])(--[\w-]+):[^;{}]+;?/g;

const unescapeHtml = (text: string) =>
  text.replaceAll("&amp;", "&").replaceAll("&gt;", ">").replaceAll("&#x27;", "'");

export function classListsIn(html: string): Set<string> {
  const lists = new Set<string>();
  for (let index = html.indexOf(CLASS_ATTRIBUTE); index >= 0; index = html.indexOf(CLASS_ATTRIBUTE, index)) {
    const end = html.indexOf('"', index + CLASS_ATTRIBUTE.length);
    lists.add(html.slice(index + CLASS_ATTRIBUTE.length, end));
    index = end;
  }
  return lists;
}

export const classesIn = (lists: Iterable<string>): Set<string> =>
  new Set([...lists].flatMap((list) => unescapeHtml(list).split(" ")));

export const rootOf = (html: string) => /<html[^>]*>/.exec(html)?.[0] ?? "";

/**
 * Returns the rules that a page uses, in order. Tokens of the page's language become values; tokens of a theme, or
 * changed by a rule, stay.
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

const THEME_TOKEN = /--(?:color|shadow)-[\w-]+/g;
const LETTERS = 26;

const shortName = (at: number): string =>
  `--${at < LETTERS ? "" : shortName(Math.floor(at / LETTERS) - 1).slice(2)}${String.fromCharCode(97 + (at % LETTERS))}`;

/** Shortens the names of theme tokens to a letter or two; the page contains everything that reads them. */
export function shortTokens(css: string): string {
  const names = new Map<string, string>();
  return css.replace(THEME_TOKEN, (token) => {
    const name = names.get(token) ?? shortName(names.size);
    names.set(token, name);
    return name;
  });
}

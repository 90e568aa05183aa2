import postcss, { type AtRule, type ChildNode, type Container, type Root, type Rule } from "postcss";

export type Part = { selectors: Array<{ text: string; needs: string[] }>; body: string };
export type Token = { selector: string; name: string; value: string };
export type Frame = { open: string; parts: Array<Part | Frame> };
export type Stylesheet = {
  parts: Array<Part | Frame>;
  tokens: Token[];
  keyframes: Array<{ name: string; css: string }>;
};

const CLASS = /\.((?:\\.|[\w-]|\P{ASCII})+)/gu;
const TOKENS_ONLY =
  /^(:root|:host|\*|::?before|::?after|::backdrop|\[data-theme=[^\]]+\]|:root:lang\(\w+\)|,|\s)+$/;

const all = (pattern: RegExp, text: string) => [...text.matchAll(pattern)].map((found) => found[1]!);
const withoutNegations = (selector: string) => selector.replace(/:not\([^)]*\)/g, "");

/** The classes that a selector asks for; one without classes asks for nothing. */
const needsOf = (selector: string) =>
  all(CLASS, withoutNegations(selector)).map((name) => name.replaceAll("\\", ""));

/**
 * Takes a stylesheet apart so that a page can carry only the rules it uses. Cascade layers are unwrapped (their
 * order is the order of the file; older browsers know no layers) and registered properties become plain ones.
 */
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

import postcss, { type AtRule, type ChildNode, type Container, type Root, type Rule } from "postcss";

export type Part = { css: string; needs: string[][]; variables: string[] };
export type Token = { selector: string; name: string; css: string };
export type Frame = { open: string; parts: Array<Part | Frame> };
export type Stylesheet = {
  parts: Array<Part | Frame>;
  tokens: Token[];
};

const CLASS = /\.((?:\\.|[\w-]|\P{ASCII})+)/gu;
const VARIABLE = /var\((--[\w-]+)/g;
const TOKENS_ONLY =
  /^(:root|:host|\*|::?before|::?after|::backdrop|\[data-theme=[^\]]+\]|:root:lang\(\w+\)|,|\s)+$/;

const all = (pattern: RegExp, text: string) => [...text.matchAll(pattern)].map((found) => found[1]!);
const withoutNegations = (selector: string) => selector.replace(/:not\([^)]*\)/g, "");

/** The classes each selector of a rule asks for; a rule without classes asks for nothing. */
const needsOf = (rule: Rule) =>
  rule.selectors.map((selector) =>
    all(CLASS, withoutNegations(selector)).map((name) => name.replaceAll("\\", "")),
  );

/**
 * Takes a stylesheet apart so that a page can carry only the rules it uses. Cascade layers are unwrapped (their
 * order is the order of the file; older browsers know no layers) and registered properties become plain ones.
 */
export function readStylesheet(source: string): Stylesheet {
  const tokens: Stylesheet["tokens"] = [];
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
        tokens.push({ selector: rule.selector, name: node.prop, css: node.toString() });
        node.remove();
      });
      if (!rule.nodes.length) return [];
    }
    const css = rule.toString();
    return [{ css, needs: needsOf(rule), variables: all(VARIABLE, css) }];
  };
  const readAtRule = (rule: AtRule): Stylesheet["parts"] => {
    if (rule.name === "property" || rule.name === "charset") return [];
    if (rule.name === "layer") return partsOf(rule);
    const fallbackOfRegistered = rule.name === "supports" && rule.toString().includes("--tw-");
    if (fallbackOfRegistered && !/\./.test(rule.nodes?.map(String).join("") ?? "")) return partsOf(rule);
    if (!rule.nodes || /keyframes|font-face|page/.test(rule.name)) {
      return [{ css: rule.toString(), needs: [[]], variables: [] }];
    }
    return [{ open: `@${rule.name} ${rule.params}`, parts: partsOf(rule) }];
  };
  const root: Root = postcss.parse(source);
  root.walkComments((comment) => {
    comment.remove();
  });
  return { parts: partsOf(root), tokens };
}

import { createElement } from "react";

const TOKEN = /<!--[\s\S]*?-->|<!DOCTYPE[^>]*>|<(\/?)([\w-]+)((?:\s+[\w:-]+(?:="[^"]*")?)*)\s*(\/?)>|[^<]+/g;
const ATTRIBUTE = /([\w:-]+)(?:="([^"]*)")?/g;
const VOID = new Set(["meta", "link", "img", "br", "hr", "input", "source"]);
const ENTITIES = { "&amp;": "&", "&lt;": "<", "&gt;": ">", "&quot;": '"', "&#x27;": "'", "&#39;": "'" };
const ALWAYS = new Set([
  "hidden",
  "checked",
  "selected",
  "required",
  "open",
  "disabled",
  "novalidate",
  "multiple",
]);

const plain = (text) => text.replace(/&(?:amp|lt|gt|quot|#x27|#39);/g, (entity) => ENTITIES[entity]);

function attributes(text) {
  const found = [...text.matchAll(ATTRIBUTE)].filter(([, name]) => name !== "style");
  return Object.fromEntries(
    found.map(([, name, value]) => [name, ALWAYS.has(name.toLowerCase()) ? true : plain(value ?? "")]),
  );
}

/**
 * Parses a rendered page into a tree of `{ tag, props, children }` and texts; `raw` is the content of a style or
 * script.
 */
export function treeOf(html) {
  const root = { tag: null, children: [] };
  const open = [root];
  const whole = html.replace(
    /(<(style|script)\b[^>]*>)([\s\S]*?)(<\/\2>)/g,
    (_, start, name, inside, end) => {
      const raw = `data-raw="${inside.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)}"`;
      return `${start.replace(`<${name}`, `<${name} ${raw}`)}${end}`;
    },
  );
  for (const [token, closing, tag, props = "", closed] of whole.matchAll(TOKEN)) {
    if (!tag) {
      if (!token.startsWith("<")) open.at(-1).children.push(plain(token));
    } else if (closing) open.pop();
    else {
      const node = { tag, props: attributes(props), children: [] };
      open.at(-1).children.push(node);
      if (!closed && !VOID.has(tag)) open.push(node);
    }
  }
  return root.children.find((child) => child.tag === "html");
}

const written = (text) => text.replace(/&#(\d+);/g, (_, code) => String.fromCharCode(Number(code)));

/** Returns the React elements of a tree; `replace` may return others for a node, or undefined to keep it. */
export function elementsOf(node, replace, key) {
  if (typeof node === "string") return node;
  const other = replace(node);
  if (other !== undefined) return other;
  const { "data-raw": raw, ...props } = node.props;
  if (raw !== undefined) {
    return createElement(node.tag, { ...props, key, dangerouslySetInnerHTML: { __html: written(raw) } });
  }
  const children = node.children.map((child, nth) => elementsOf(child, replace, nth));
  return createElement(node.tag, { ...props, key }, children.length ? children : undefined);
}

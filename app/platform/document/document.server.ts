import { createHash } from "node:crypto";
import { classesIn, classListsIn, pageCss, readStylesheet, rootOf, shortTokens } from "./page-css";

export const CSS_PLACEHOLDER = "/*page-css*/";
export const SCRIPT_PLACEHOLDER = "/*page-script*/";

const MAX_CACHED = 300;
type Scripts = {
  inlineFor(names: Set<string>): string;
  filesFor(names: Set<string>): string[];
};
type PageAssets = { css: string; script: string; files: string; cssHash: string; scriptSource: string };

const cache = new Map<string, PageAssets>();
const FRAME = /<iframe [^>]*src="(https:\/\/[a-z.]+)\//g;
const sha256 = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

/** Extracts the association's own colours, which every page carries. */
const coloursIn = (root: string) => /data-colours="([^"]*)"/.exec(root)?.[1]?.replaceAll("&quot;", '"') ?? "";

const moduleTag = (address: string) => `<script type="module" src="${address}"></script>`;

const ENHANCE = / data-enhance="([^"]+)"/g;

/** Returns the scripts that a page's elements name. */
const enhancementsIn = (html: string) =>
  new Set([...html.matchAll(ENHANCE)].flatMap(([, names]) => names!.split(" ")));

/** The classes of elements that a script adds to a page. */
const MADE: Record<string, string[]> = {
  forms: ["field-error", "field-hint", "sr-only", "spoken", "counter", "strength"],
  password: ["field-hint"],
  "sending-bar": ["sr-only", "block", "w-full", "long-work"],
  "export-bar": ["sr-only", "block", "w-full", "long-work"],
  "live-list": ["sr-only"],
  "page-preview": ["page-desk-live", "page-desk-wide", "field-error", "sr-only"],
};
const withMade = (classes: Set<string>, names: Set<string>) =>
  new Set([...classes, ...[...names].flatMap((name) => MADE[name] ?? [])]);

function ownOf(sheet: ReturnType<typeof readStylesheet>, scripts: Scripts, html: string): PageAssets {
  const lists = classListsIn(html);
  const root = rootOf(html);
  const names = enhancementsIn(html);
  const key = [root, [...names].sort().join(" "), ...[...lists].sort()].join("\n");
  const known = cache.get(key);
  if (known) return known;
  const classes = classesIn(lists);
  const css = shortTokens(pageCss(sheet, withMade(classes, names), root) + coloursIn(root));
  const script = scripts.inlineFor(names);
  const files = scripts.filesFor(names).map(moduleTag).join("");
  const scriptSource = files ? `${sha256(script)} 'self'` : sha256(script);
  const made = { css, script, files, cssHash: sha256(css), scriptSource };
  if (cache.size >= MAX_CACHED) cache.delete(cache.keys().next().value as string);
  cache.set(key, made);
  return made;
}

/** Splits the HTML at a placeholder; its tag is searched for too, since no text of a page can contain one. */
function around(tag: string, place: string, html: string): [before: string, behind: string] {
  const index = html.indexOf(tag + place) + tag.length;
  return [html.slice(0, index), html.slice(index + place.length)];
}

let fullStylesheet: ReturnType<typeof readStylesheet> | undefined;
const EVERY_CLASS = { has: () => true } as unknown as ReadonlySet<string>;

/** Returns all of the CSS for a page with this `<html …>` element. */
export const fullStylesheetCss = (root: string): string =>
  fullStylesheet ? pageCss(fullStylesheet, EVERY_CLASS, root) : "";

/** Puts the CSS of a page into its head, because a stylesheet file costs a round trip. */
export function documentMaker(stylesheet: string, scripts: Scripts) {
  const sheet = readStylesheet(stylesheet);
  fullStylesheet = sheet;
  return (html: string): { html: string; policy: string } => {
    const { css, script, files, cssHash, scriptSource } = ownOf(sheet, scripts, html);
    const frames = html.includes("<iframe") ? [...html.matchAll(FRAME)].map(([, origin]) => origin) : [];
    const policy = [
      ...["default-src 'none'", "base-uri 'none'", "form-action 'self'", "frame-ancestors 'none'"],
      ...["img-src 'self' data:", "connect-src 'self'", `style-src ${cssHash}`, `script-src ${scriptSource}`],
      ...(frames.length ? [`frame-src ${frames.join(" ")}`] : []),
    ].join("; ");
    const [head, rest] = around("<style>", CSS_PLACEHOLDER, html);
    const [body, end] = around("<script>", SCRIPT_PLACEHOLDER, rest);
    const behind = end.replace("</script>", `</script>${files}`);
    return { html: `<!DOCTYPE html>${head}${css}${body}${script}${behind}`, policy };
  };
}

const OWN_CSS = /(<style>)[\s\S]*?(<\/style>)/;
const OWN_SCRIPT = /(<script>)[\s\S]*?(<\/script>)/;
const OWN_FILES = /<script type="module" src="\/assets\/[^"]+"><\/script>/g;
const MAIN = /<main[^>]*>/;

export const stripInlinedAssets = (html: string): string =>
  html
    .replace(/^<!DOCTYPE html>/, "")
    .replace(OWN_CSS, (_whole, open: string, close: string) => open + CSS_PLACEHOLDER + close)
    .replace(OWN_FILES, "")
    .replace(OWN_SCRIPT, (_whole, open: string, close: string) => open + SCRIPT_PLACEHOLDER + close);

export const withNotice = (markup: string, notice: string): string =>
  markup.replace(MAIN, (main) => main + notice);

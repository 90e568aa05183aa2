/** Reads a page as a person would, from its document: visible texts, names of controls, fields by label. */

const BLOCKS =
  "ADDRESS ARTICLE ASIDE BLOCKQUOTE BR CAPTION DD DETAILS DIALOG DIV DL DT FIELDSET FIGCAPTION FIGURE FOOTER FORM H1 H2 H3 H4 H5 H6 HEADER HR LEGEND LI MAIN NAV OL OPTION P PRE SECTION SUMMARY TABLE TBODY TD TFOOT TH THEAD TR UL";
const blocks = new Set(BLOCKS.split(" "));
const unread = new Set(["SCRIPT", "STYLE", "TEMPLATE", "HEAD"]);

/** Folds spaces and removes direction marks. */
export const folded = (text: string) =>
  text
    .replace(/[\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, "")
    .replace(/\s+/g, " ")
    .trim();

/** Details that are collapsed on a phone are open on a desktop, which visitors use. */
const isShut = (element: Element, parent: Element | null) =>
  parent?.tagName === "DETAILS" &&
  !parent.hasAttribute("open") &&
  !parent.classList.contains("fold") &&
  element.tagName !== "SUMMARY";

const isUnread = (element: Element) =>
  unread.has(element.tagName) ||
  element.hasAttribute("hidden") ||
  (element.tagName === "DIALOG" && !element.hasAttribute("open")) ||
  isShut(element, element.parentElement);

/** Returns true unless an ancestor hides the element: `hidden`, a closed `details` or `dialog`. */
export const isShown = (element: Element): boolean =>
  !isUnread(element) && (element.parentElement === null || isShown(element.parentElement));

function wordsOf(node: Node): string {
  if (node.nodeType === node.TEXT_NODE) return node.nodeValue ?? "";
  if (node.nodeType !== node.ELEMENT_NODE) return "";
  const element = node as Element;
  if (isUnread(element)) return "";
  const inside = [...element.childNodes].map(wordsOf).join("");
  return blocks.has(element.tagName) ? ` ${inside} ` : inside;
}

/** Returns the visible text of an element, in the order of the document. */
export const textOf = (element: Element): string => (isShown(element) ? folded(wordsOf(element)) : "");

const pictured = (element: Element): string =>
  [...element.querySelectorAll("img[alt], svg[aria-label], svg title")]
    .map((part) => part.getAttribute("alt") ?? part.getAttribute("aria-label") ?? part.textContent)
    .join(" ");

const namedBy = (element: Element): string =>
  (element.getAttribute("aria-labelledby") ?? "")
    .split(/\s+/)
    .map((id) => (id && element.ownerDocument.getElementById(id)?.textContent) || "")
    .join(" ");

/** Returns the accessible name of a link or a button. */
export const nameOf = (element: Element): string =>
  folded(namedBy(element)) ||
  folded(element.getAttribute("aria-label") ?? "") ||
  folded(`${wordsOf(element)} ${pictured(element)}`) ||
  folded(element.getAttribute("value") ?? element.getAttribute("title") ?? "");

/** Returns true if a text contains the words or matches the pattern. */
export const holds = (text: string, expected: string | RegExp): boolean =>
  expected instanceof RegExp ? expected.test(text) : text.includes(folded(expected));

const PRESSABLE = "a[href], button, summary, input[type=submit], input[type=image]";

export type Where = {
  /** Searches only within this selector. */
  in?: string;
  /** The index of several matches, from 0; from the end if negative. */
  nth?: number;
};

const nearest = (document: Document, where: Where, selector: string): Element[] => {
  const around =
    where.in === undefined ? [document.documentElement] : [...document.querySelectorAll(where.in)];
  if (around.length === 0) throw new Error(`nothing here is ${where.in}`);
  const found = around.flatMap((each) => [...each.querySelectorAll(selector)]);
  return [...new Set(found)].filter(isShown);
};

function theOne(found: Element[], nth: number | undefined, description: string): Element {
  if (nth !== undefined) {
    const chosen = found.at(nth);
    if (chosen) return chosen;
  } else if (found.length === 1) return found[0]!;
  const names = found.map((element) => `\n  ${element.outerHTML.slice(0, 160)}`);
  throw new Error(`${found.length} of ${description} can be seen, one is wanted${names.join("")}`);
}

/** Finds a link or a button by its name or a selector, in the main part before the frame. */
export function pressable(
  document: Document,
  name: string | RegExp | { css: string },
  where: Where,
): Element {
  if (typeof name === "object" && "css" in name)
    return theOne(nearest(document, where, name.css), where.nth, name.css);
  const candidates = nearest(document, where, PRESSABLE);
  const exact = candidates.filter((each) => typeof name === "string" && nameOf(each) === folded(name));
  const named = exact.length > 0 ? exact : candidates.filter((each) => holds(nameOf(each), name));
  const inMain = named.filter((each) => each.closest("main"));
  return theOne(inMain.length > 0 ? inMain : named, where.nth, String(name));
}

/**
 * Reads the labels of the document, because asking each control for its own would read the page once for every label.
 */
function labelled(document: Document, controls: HTMLInputElement[], field: string): HTMLInputElement[] {
  const labels = [...document.querySelectorAll("label")].filter(
    (label) => folded(label.textContent ?? "") === folded(field),
  );
  const meant = new Set(labels.map(({ control }) => control));
  return controls.filter((control) => meant.has(control));
}

/** Returns the controls of a field, by its name or its label; several for radio buttons and boxes of one name. */
export function controlsOf(document: Document, field: string, where: Where): HTMLInputElement[] {
  const CONTROLS = "input:not([type=hidden]), select, textarea";
  const controls = nearest(document, where, CONTROLS) as HTMLInputElement[];
  const named = controls.filter((control) => control.name === field);
  const found = named.length > 0 ? named : labelled(document, controls, field);
  const inMain = found.filter((control) => control.closest("main"));
  const chosen = inMain.length > 0 ? inMain : found;
  const [first] = chosen;
  if (!first) throw new Error(`no field here is ${field}`);
  return chosen.filter((control) => control.form === first.form);
}

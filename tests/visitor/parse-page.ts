import { type DOMWindow, JSDOM } from "jsdom";

/** A jsdom window leaks memory: it keeps every parsed document that contains an id. */
const PAGES_OF_A_WINDOW = 20;
let window: DOMWindow;
let pages = 0;

/** Parses a page into a document without running scripts. */
export function parsePage(html: string): Document {
  if (pages++ % PAGES_OF_A_WINDOW === 0) window = new JSDOM("").window;
  return new window.DOMParser().parseFromString(html, "text/html");
}

import { type DOMWindow, JSDOM } from "jsdom";

/** A window of jsdom's leaks memory: it holds every document with an id in it that was parsed there. */
const PAGES_OF_A_WINDOW = 20;
let window: DOMWindow;
let pages = 0;

/** The document of a page, in which no script runs. */
export function parsePage(html: string): Document {
  if (pages++ % PAGES_OF_A_WINDOW === 0) window = new JSDOM("").window;
  return new window.DOMParser().parseFromString(html, "text/html");
}

import type { ReactElement } from "react";
import { createRoot } from "react-dom/client";
import { directionOf, type Language } from "~/i18n";
import type { Theme } from "~/ui";

/** Hides the scroll bar, which takes no space on a phone. */
const PHONE = "html{scrollbar-width:none}";

type Dress = { css: string; language: Language; theme: Theme };

/**
 * Prepares the document inside the frame: its links are disabled, and its style is a constructed sheet, which the
 * page's policy allows.
 */
function opened(frame: HTMLIFrameElement) {
  const inside = frame.contentDocument!;
  const sheet = new (frame.contentWindow as unknown as typeof globalThis).CSSStyleSheet();
  inside.adoptedStyleSheets = [sheet];
  inside.title = frame.title;
  inside.addEventListener("submit", (event) => event.preventDefault());
  inside.addEventListener("click", (event) => {
    const link = (event.target as Element).closest("a");
    if (!link) return;
    event.preventDefault();
    const to = link.getAttribute("href") ?? "";
    if (to.startsWith("#")) inside.getElementById(to.slice(1))?.scrollIntoView();
  });
  return { inside, sheet, root: createRoot(inside.body.appendChild(inside.createElement("div"))) };
}

/** A frame has a window of its own, so that the page's CSS sees the width of a phone. */
export function previewFrame(place: Element, title: string) {
  const frame = document.createElement("iframe");
  frame.title = title;
  place.append(frame);
  let current = opened(frame);
  let [page, worn]: [ReactElement | null, Dress | null] = [null, null];

  const render = (next: ReactElement) => {
    page = next;
    current.root.render(next);
  };
  const dress = (next: Dress) => {
    worn = next;
    current.sheet.replaceSync(next.css + PHONE);
    const { documentElement } = current.inside;
    documentElement.lang = next.language;
    documentElement.dir = directionOf(next.language);
    documentElement.dataset.theme = next.theme;
  };
  /** Some browsers replace the document once the frame has loaded. */
  frame.addEventListener("load", () => {
    if (frame.contentDocument === current.inside) return;
    current = opened(frame);
    if (worn) dress(worn);
    if (page) render(page);
  });
  return { render, dress };
}

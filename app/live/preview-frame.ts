import type { ReactElement } from "react";
import { createRoot } from "react-dom/client";
import { directionOf, type Language } from "~/i18n";
import type { Theme } from "~/ui";

/** A phone's bar of scrolling takes no room. */
const PHONE = "html{scrollbar-width:none}";

type Dress = { css: string; language: Language; theme: Theme };

/** The document inside a frame, made ready: nothing in it leads away, and its style is a sheet of its own making, which the page's policy lets in. */
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

/** A window of its own, so that a page's CSS meets the width it would meet on a phone. */
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
  /** Some browsers put another document in its place once it has loaded. */
  frame.addEventListener("load", () => {
    if (frame.contentDocument === current.inside) return;
    current = opened(frame);
    if (worn) dress(worn);
    if (page) render(page);
  });
  return { render, dress };
}

import { fileSize } from "~/i18n";
import type { Chosen, Words } from "./chosen";

type Press = "remove" | "earlier" | "later" | "cover" | "again";

export const createElement = <Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  text = "",
  attributes: Record<string, string> = {},
): HTMLElementTagNameMap[Name] => {
  const made = document.createElement(name);
  made.textContent = text;
  for (const [attribute, value] of Object.entries(attributes)) made.setAttribute(attribute, value);
  return made;
};

const kindOf = (name: string) => name.slice(name.lastIndexOf(".") + 1).toUpperCase();

/** Adds the buttons of a file to its tile; one that is disabled by `aria-disabled` can be focused but not pressed. */
function addButtons(root: HTMLElement, words: Words, press: (what: Press) => void) {
  const buttonFor = (what: Press) => {
    const button = createElement("button", words[what], { type: "button" });
    button.onclick = () => {
      if (button.ariaDisabled !== "true") press(what);
    };
    root.append(button);
    return button;
  };
  return {
    earlier: buttonFor("earlier"),
    later: buttonFor("later"),
    cover: buttonFor("cover"),
    again: buttonFor("again"),
    remove: buttonFor("remove"),
  };
}

/** Builds the tile of a chosen file: picture or name, size, problem, progress bar and buttons. */
export function createFrame(chosen: Chosen, words: Words, press: (what: Press, chosen: Chosen) => void) {
  const root = createElement("li", "", { draggable: "true" });
  const canvas = createElement("canvas", "", { role: "img", "aria-label": chosen.name });
  const tile = createElement("span", kindOf(chosen.name), { "aria-hidden": "true" });
  const name = createElement("p");
  const size = createElement("bdi", "", { dir: "ltr" });
  size.style.whiteSpace = "nowrap";
  const problem = createElement("strong");
  const bar = createElement("progress", "", { max: "1", "aria-label": chosen.name });
  const note = createElement("small");
  const buttonRow = createElement("div");
  const buttons = addButtons(buttonRow, words, (what) => press(what, chosen));
  const nameButtons = () => {
    for (const each of Object.values(buttons)) each.ariaLabel = `${each.textContent} ${chosen.name}`;
  };
  nameButtons();
  name.append(createElement("bdi", chosen.name), " ", size);
  root.append(tile, name, problem, bar, note, buttonRow);
  buttons.again.hidden = bar.hidden = true;
  return {
    root,
    canvas,
    ...buttons,
    showPicture() {
      tile.replaceWith(canvas);
    },
    showSize() {
      size.textContent = chosen.size ? fileSize(chosen.size) : "";
    },
    tell(sentence: string | null) {
      problem.replaceChildren();
      if (sentence) problem.append(createElement("span", `${words.error} `, { class: "sr-only" }), sentence);
    },
    /** Shows the progress bar at `share` (0 to 1), or hides it with null. */
    move(share: number | null, text: string) {
      bar.hidden = share === null;
      if (share !== null) bar.value = share;
      note.textContent = text;
    },
    place(at: number, of: number, cover: boolean | null) {
      buttons.earlier.hidden = buttons.later.hidden = of < 2;
      buttons.earlier.ariaDisabled = at === 0 ? "true" : null;
      buttons.later.ariaDisabled = at === of - 1 ? "true" : null;
      buttons.cover.hidden = cover === null;
      buttons.cover.textContent = cover ? words["is-cover"] : words.cover;
      nameButtons();
    },
  };
}

export type Frame = ReturnType<typeof createFrame>;

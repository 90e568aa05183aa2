import { fileSize } from "~/i18n";
import type { Chosen, Words } from "./chosen";

type Press = "remove" | "earlier" | "later" | "cover" | "again";

export const element = <Name extends keyof HTMLElementTagNameMap>(
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

/** Builds the tile of a chosen file: picture or name, size, problem, progress bar and buttons. */
export function frameOf(chosen: Chosen, words: Words, press: (what: Press, chosen: Chosen) => void) {
  const root = element("li", "", { draggable: "true" });
  const canvas = element("canvas", "", { role: "img", "aria-label": chosen.name });
  const tile = element("span", kindOf(chosen.name), { "aria-hidden": "true" });
  const name = element("p");
  const size = element("bdi", "", { dir: "ltr" });
  size.style.whiteSpace = "nowrap";
  const problem = element("strong");
  const bar = element("progress", "", { max: "1", "aria-label": chosen.name });
  const note = element("small");
  const buttons = element("div");
  const buttonFor = (what: Press) => {
    const made = element("button", words[what], { type: "button" });
    made.onclick = () => {
      if (made.ariaDisabled !== "true") press(what, chosen);
    };
    buttons.append(made);
    return made;
  };
  const made = {
    earlier: buttonFor("earlier"),
    later: buttonFor("later"),
    cover: buttonFor("cover"),
    again: buttonFor("again"),
    remove: buttonFor("remove"),
  };
  const called = () => {
    for (const each of Object.values(made)) each.ariaLabel = `${each.textContent} ${chosen.name}`;
  };
  called();
  name.append(element("bdi", chosen.name), " ", size);
  root.append(tile, name, problem, bar, note, buttons);
  made.again.hidden = bar.hidden = true;
  return {
    root,
    canvas,
    ...made,
    showPicture() {
      tile.replaceWith(canvas);
    },
    showSize() {
      size.textContent = chosen.size ? fileSize(chosen.size) : "";
    },
    tell(sentence: string | null) {
      problem.replaceChildren();
      if (sentence) problem.append(element("span", `${words.error} `, { class: "sr-only" }), sentence);
    },
    /** At `share` of its way, or not on it. */
    move(share: number | null, text: string) {
      bar.hidden = share === null;
      if (share !== null) bar.value = share;
      note.textContent = text;
    },
    place(at: number, of: number, cover: boolean | null) {
      made.earlier.hidden = made.later.hidden = of < 2;
      made.earlier.ariaDisabled = at === 0 ? "true" : null;
      made.later.ariaDisabled = at === of - 1 ? "true" : null;
      made.cover.hidden = cover === null;
      made.cover.textContent = cover ? words["is-cover"] : words.cover;
      called();
    },
  };
}

export type Frame = ReturnType<typeof frameOf>;

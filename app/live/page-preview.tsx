import { edition, setEdition } from "~/content/current-edition";
import type { PagePath } from "~/content/pages";
import { articleNow } from "~/domain/content/page";
import { type Problems, pageOf } from "~/domain/content/page-read";
import { parsePageForm } from "~/domain/content/page-sent";
import { plainText } from "~/domain/content/pasted";
import { afterPress, judgedField, watchPresses } from "~/enhance/checked-fields";
import { isLanguage, type Language, sentence } from "~/i18n";
import type { Theme } from "~/ui";
import type { LiveParts } from "~/ui/article/live-parts";
import { LivePage } from "./live-page";
import { previewFrame } from "./preview-frame";

const isField = (target: EventTarget | null): target is HTMLTextAreaElement | HTMLInputElement =>
  target instanceof HTMLTextAreaElement || (target instanceof HTMLInputElement && target.type === "text");

/** Converts text pasted from a word processor as saving would, in a way that can be undone. */
function cleanPaste(form: HTMLFormElement) {
  form.addEventListener("paste", (event) => {
    const pasted = event.clipboardData?.getData("text/plain") ?? "";
    const text = plainText(pasted);
    if (!isField(event.target) || !pasted || text === pasted) return;
    event.preventDefault();
    const oneLine = event.target instanceof HTMLInputElement ? text.replace(/\s*\n\s*/g, " ") : text;
    document.execCommand("insertText", false, oneLine);
  });
}

/** Checks a field by the server's rules when it is left, and clears its error as soon as it is right. */
function fieldProblems(form: HTMLFormElement, problemsNow: () => Problems) {
  const language = document.documentElement.lang as Language;
  const typed = new Set<string>();
  const previews = new Map<string, string>();
  const nameOf = (target: EventTarget | null) => (target as HTMLInputElement | null)?.name ?? "";

  function say(code: string): string {
    const [, key = "", names = ""] = /^([^?]*)\??(.*)$/s.exec(code) ?? [];
    return sentence(language, key.includes(":") ? key : `forms:errors.${key}`, names ? { names } : {});
  }
  function tell(name: string) {
    const code = problemsNow()[name]?.[0] ?? null;
    if (code === (previews.get(name) ?? null)) return;
    const messages = code === null ? {} : { [code]: say(code) };
    judgedField(form, name, { error: sentence(language, "forms:error"), ...messages })?.show(code);
    if (code === null) previews.delete(name);
    else previews.set(name, code);
  }
  const clear = (name: string) => {
    if (!problemsNow()[name]) {
      judgedField(form, name, {})?.show(null);
      previews.delete(name);
    }
  };

  watchPresses();
  form.addEventListener("input", ({ target }) => {
    const name = nameOf(target);
    typed.add(name);
    for (const each of [...previews.keys()]) clear(each);
    if (judgedField(form, name, {})?.isWrong()) clear(name);
  });
  form.addEventListener("focusout", ({ target }) => {
    const name = nameOf(target);
    if (typed.has(name) && document.activeElement !== target) afterPress(() => tell(name));
  });
}

/**
 * The script of the page editor. Beside the form it shows the page as readers would see it, in either language and
 * theme and at phone width; it checks fields by the server's rules and cleans pasted text. The form itself is the
 * server's and is submitted unchanged.
 */
const REST_MS = 80;
const NUMBERED = /^blocks\[(\d+)\]/;

const place = document.querySelector<HTMLElement>(".page-live")!;
const form = place.parentElement!.querySelector("form")!;
const path = place.dataset.path as PagePath;
const frame = previewFrame(place.querySelector(".page-live-frame")!, place.dataset.title!);

const known = new Map<string, Promise<LiveParts>>();
function partsFor(language: Language, theme: Theme): Promise<LiveParts> {
  const address = `${place.dataset.parts}?of=${language}&theme=${theme}`;
  const parts = known.get(address) ?? fetch(address).then((answer) => answer.json() as Promise<LiveParts>);
  known.set(address, parts);
  parts.catch(() => known.delete(address));
  return parts;
}

const preview = {
  language: document.documentElement.lang as Language,
  theme: (document.documentElement.dataset.theme ?? "light") as Theme,
  wide: false,
};
let parts: LiveParts | undefined;

/** Leaves out blocks with errors, and replaces an unreadable day by today. */
function pageNow() {
  const typed = parsePageForm(new FormData(form));
  const { problems } = pageOf(typed);
  const wrong = new Set(Object.keys(problems).map((name) => NUMBERED.exec(name)?.[1]));
  const blocks = typed.blocks.filter(({ kind }, index) => kind === "heading" || !wrong.has(String(index)));
  const { page } = pageOf({ ...typed, blocks });
  const reviewed = page.reviewed || new Date().toISOString().slice(0, 10);
  return { page: { ...page, reviewed }, problems };
}

function show() {
  if (!parts) return;
  const article = articleNow(path, pageNow().page);
  frame.render(
    <LivePage article={article} language={preview.language} theme={preview.theme} parts={parts} />,
  );
}

let resting: ReturnType<typeof setTimeout> | undefined;
function showSoon() {
  clearTimeout(resting);
  resting = setTimeout(show, REST_MS);
}

async function dress() {
  const { language, theme, wide } = preview;
  for (const button of place.querySelectorAll<HTMLButtonElement>("[data-show]")) {
    const what = button.dataset.show!;
    const isOn = isLanguage(what) ? what === language : what === "dark" ? theme === "dark" : wide;
    button.setAttribute("aria-pressed", String(isOn));
  }
  place.parentElement!.classList.toggle("page-desk-wide", wide);
  const loaded = await partsFor(language, theme);
  if (preview.language !== language || preview.theme !== theme) return;
  parts = loaded;
  setEdition({ ...edition(), ...loaded.edition });
  frame.dress({ css: loaded.css, language, theme });
  show();
}

/** Keeps the preview as it was if the connection is lost. */
const asBefore = () => {};

place.addEventListener("click", ({ target }) => {
  const what = (target as Element).closest<HTMLElement>("[data-show]")?.dataset.show;
  if (!what) return;
  if (isLanguage(what)) preview.language = what;
  else if (what === "dark") preview.theme = preview.theme === "dark" ? "light" : "dark";
  else preview.wide = !preview.wide;
  dress().catch(asBefore);
});
for (const type of ["input", "change", "click"]) form.addEventListener(type, showSoon);
cleanPaste(form);
fieldProblems(form, () => pageNow().problems);
dress().then(() => {
  place.hidden = false;
  place.parentElement!.classList.add("page-desk-live");
}, asBefore);

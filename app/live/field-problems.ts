import type { Problems } from "~/domain/content/page-read";
import { afterPress, judgedField, watchPresses } from "~/enhance/checked-fields";
import { type Language, sentence } from "~/i18n";

/** A field that was typed in is judged when it is left, by the rules that the server judges it by; it is free as soon as it is right. */
export function fieldProblems(form: HTMLFormElement, problemsNow: () => Problems) {
  const language = document.documentElement.lang as Language;
  const typed = new Set<string>();
  const shown = new Map<string, string>();
  const nameOf = (target: EventTarget | null) => (target as HTMLInputElement | null)?.name ?? "";

  function say(code: string): string {
    const [, key = "", names = ""] = /^([^?]*)\??(.*)$/s.exec(code) ?? [];
    return sentence(language, key.includes(":") ? key : `forms:errors.${key}`, names ? { names } : {});
  }
  function tell(name: string) {
    const code = problemsNow()[name]?.[0] ?? null;
    if (code === (shown.get(name) ?? null)) return;
    const said = code === null ? {} : { [code]: say(code) };
    judgedField(form, name, { error: sentence(language, "forms:error"), ...said })?.show(code);
    if (code === null) shown.delete(name);
    else shown.set(name, code);
  }
  const clear = (name: string) => {
    if (!problemsNow()[name]) {
      judgedField(form, name, {})?.show(null);
      shown.delete(name);
    }
  };

  watchPresses();
  form.addEventListener("input", ({ target }) => {
    const name = nameOf(target);
    typed.add(name);
    for (const each of [...shown.keys()]) clear(each);
    if (judgedField(form, name, {})?.isWrong()) clear(name);
  });
  form.addEventListener("focusout", ({ target }) => {
    const name = nameOf(target);
    if (typed.has(name) && document.activeElement !== target) afterPress(() => tell(name));
  });
}

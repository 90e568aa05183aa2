import type { Chosen } from "./chosen";

/**
 * Returns the cover as the form's own field names it: by a place in the list, or as the first of the new photos. Null
 * if the form has none.
 */
export function coverOf(form: HTMLFormElement, changed: () => void) {
  const select = form.querySelector<HTMLSelectElement>("select[name=cover]");
  const first = form.querySelector<HTMLInputElement>("[name=cover][value=new]");
  if (!select && !first) return null;
  let chosen: Chosen | null = null;
  let files: readonly Chosen[] = [];

  function choosePlace(select: HTMLSelectElement, place: number) {
    const value = String(place);
    const [one] = select.options;
    if (![...select.options].some((option) => option.value === value))
      select.add(new Option(one!.text.replace("1", String(place + 1)), value));
    select.value = value;
  }

  form.addEventListener("change", ({ target }) => {
    if ((target as HTMLInputElement).name !== "cover") return;
    chosen = select?.value ? (files[Number(select.value)] ?? null) : null;
    changed();
  });
  return {
    /** True if the file that becomes the cover moves to the first place. */
    isFirst: !select,
    choose(cover: Chosen) {
      chosen = cover;
      if (first) first.checked = true;
    },
    /** Returns the present cover among the files, and sets the form's field to it. */
    follow(now: readonly Chosen[]): Chosen | null {
      files = now;
      if (!select) return first!.checked ? (now[0] ?? null) : null;
      if (chosen && now.includes(chosen)) choosePlace(select, now.indexOf(chosen));
      else {
        chosen = null;
        if (Number(select.value) >= now.length) choosePlace(select, 0);
      }
      return select.value ? (now[Number(select.value)] ?? null) : null;
    },
  };
}

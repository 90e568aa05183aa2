/** The present values of the fields in the order of the form; of boxes, only the ticked ones. */
type Values = Array<[name: string, value: string]>;
export type Draft = { at: number; values: Values };

const PREFIX = "kept:";

/** If the browser cannot store anything, the form works as without script. */
function harmless<Result>(act: () => Result): Result | null {
  try {
    return act();
  } catch {
    return null;
  }
}

/** `mark` is that of an account, or empty for a public form; each page of the form has its own `id`. */
export const keyOf = (mark: string, path: string, id = "") => `${PREFIX}${mark}:${path}#${id}`;
export const isOf = (mark: string, key: string) => key.startsWith(`${PREFIX}${mark}:`);

export const storeDraft = (key: string, draft: Draft) =>
  harmless(() => localStorage.setItem(key, JSON.stringify(draft)));

export const findDraft = (key: string): Draft | null =>
  harmless(() => {
    const draft = JSON.parse(localStorage.getItem(key) ?? "null");
    return draft?.at > 0 && Array.isArray(draft.values) ? draft : null;
  });

export const draftKeys = (which: (key: string) => boolean): string[] =>
  harmless(() => Object.keys(localStorage).filter((key) => key.startsWith(PREFIX) && which(key))) ?? [];

export const deleteDrafts = (which: (key: string) => boolean) =>
  harmless(() => {
    for (const key of draftKeys(which)) localStorage.removeItem(key);
  });

/**
 * `sent` is a part of the keys of accepted drafts: the one-time id of the form, or the address shared by all steps of
 * an application.
 */
export function deleteAcceptedDrafts(sent: string) {
  try {
    for (const key of Object.keys(localStorage)) if (key.includes(sent)) localStorage.removeItem(key);
  } catch {}
}

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Selects fields that a reader fills in, without hidden fields, secrets and files. */
const TYPED =
  "textarea,select,input:not([type=hidden],[type=password],[type=file],[type=submit],[type=button],[type=image],[readonly],[tabindex='-1'])";

const isBox = (control: Control): control is HTMLInputElement => /^(checkbox|radio)$/.test(control.type);
const isTicked = (control: Control) => !isBox(control) || control.checked;
const controlsOf = (form: HTMLFormElement) =>
  ([...form.elements] as Control[]).filter((control) => control.name && control.matches(TYPED));

export const valuesOf = (form: HTMLFormElement): Values =>
  controlsOf(form)
    .filter(isTicked)
    .map(({ name, value }) => [name, value]);

/** The options of a list that depends on another may arrive later. */
function choose(list: HTMLSelectElement, value: string) {
  list.value = value;
  if (list.value === value) return;
  const options = new MutationObserver(() => {
    if (list.length < 2) return;
    list.value = value;
    options.disconnect();
  });
  options.observe(list, { childList: true });
}

function put(control: Control, value: string) {
  if (control instanceof HTMLSelectElement) choose(control, value);
  else control.value = value;
}

/** Fills in what was kept and tells the form's other helpers; returns the first field that came to hold something else. */
export function fillIn(form: HTMLFormElement, values: Values): Control | undefined {
  const left = [...values];
  let first: Control | undefined;
  for (const control of controlsOf(form)) {
    const index = left.findIndex(
      ([name, value]) => name === control.name && (!isBox(control) || value === control.value),
    );
    const [, value] = index < 0 ? [] : left.splice(index, 1)[0]!;
    if (isBox(control) ? control.checked === index >= 0 : value === undefined || value === control.value)
      continue;
    if (isBox(control)) control.checked = index >= 0;
    else put(control, value!);
    for (const type of ["input", "change"]) control.dispatchEvent(new Event(type, { bubbles: true }));
    first ??= control;
  }
  return first;
}

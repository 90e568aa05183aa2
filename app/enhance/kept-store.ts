/** The fields as they stand, in the order of the form; of boxes those that are ticked. */
export type Values = Array<[name: string, value: string]>;
export type Draft = { at: number; values: Values };

const PREFIX = "kept:";

/** Where a browser keeps nothing, or has no room, a form is what it is without. */
function harmless<Result>(act: () => Result): Result | null {
  try {
    return act();
  } catch {
    return null;
  }
}

/** `mark` is that of an account, or empty on a form that anybody may fill in; each page of the form has its own `id`. */
export const keyOf = (mark: string, path: string, id = "") => `${PREFIX}${mark}:${path}#${id}`;
export const isOf = (mark: string, key: string) => key.startsWith(`${PREFIX}${mark}:`);

export const keep = (key: string, draft: Draft) =>
  harmless(() => localStorage.setItem(key, JSON.stringify(draft)));

export const findKept = (key: string): Draft | null =>
  harmless(() => {
    const draft = JSON.parse(localStorage.getItem(key) ?? "null");
    return draft?.at > 0 && Array.isArray(draft.values) ? draft : null;
  });

export const keysKept = (which: (key: string) => boolean): string[] =>
  harmless(() => Object.keys(localStorage).filter((key) => key.startsWith(PREFIX) && which(key))) ?? [];

export const dropKept = (which: (key: string) => boolean) =>
  harmless(() => {
    for (const key of keysKept(which)) localStorage.removeItem(key);
  });

/**
 * `sent` is a part of the keys of what was accepted: the one-time id of its form, or the address under which all steps of
 * an application lie.
 */
export function dropSent(sent: string) {
  try {
    for (const key of Object.keys(localStorage)) if (key.includes(sent)) localStorage.removeItem(key);
  } catch {}
}

/** The fields as they stand, in the order of the form; of boxes those that are ticked. */
export type Values = Array<[name: string, value: string]>;
/** `before` is what was offered already, and not taken, when something else was typed. */
export type Draft = { at: number; values: Values; before?: Draft | undefined };

const PREFIX = "kept:";

/** Where a browser keeps nothing, or has no room, a form is what it is without. */
function harmless<Result>(act: () => Result): Result | null {
  try {
    return act();
  } catch {
    return null;
  }
}

/** `mark` is that of an account, or empty on a form that anybody may fill in. */
export const keyOf = (mark: string, path: string) => `${PREFIX}${mark}:${path}`;
export const isOf = (mark: string, key: string) => key.startsWith(keyOf(mark, ""));

export const keep = (key: string, draft: Draft) =>
  harmless(() => localStorage.setItem(key, JSON.stringify(draft)));

export const findKept = (key: string): Draft | null =>
  harmless(() => {
    const draft = JSON.parse(localStorage.getItem(key) ?? "null");
    return draft?.at > 0 && Array.isArray(draft.values) ? draft : null;
  });

export const dropKept = (which: (key: string) => boolean) =>
  harmless(() => {
    for (const key of Object.keys(localStorage))
      if (key.startsWith(PREFIX) && which(key)) localStorage.removeItem(key);
  });

/** What was accepted at this address; the short steps of an application lie below it. Few bytes: it stands in the page. */
export function dropSent(path: string) {
  try {
    for (const key of Object.keys(localStorage))
      if (`${key}/`.includes(`:${path}/`)) delete localStorage[key];
  } catch {}
}

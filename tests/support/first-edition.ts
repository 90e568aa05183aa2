import { firstRevisions } from "~/domain/content/edition.server";
import { resolveEdition } from "~/domain/content/resolve";

const today = new Date().toISOString().slice(0, 10);

/** Returns the edition of a new site before the staff has written anything. */
export const editionWith = (samples: boolean) =>
  resolveEdition(firstRevisions, { at: Date.now(), today, samples });

/** In the demo. */
export const firstEdition = editionWith(true);

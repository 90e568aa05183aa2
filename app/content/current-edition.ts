// The edition that holds now: the one state of this folder. Whatever reads it gets, within a request, the edition that held
// when the request began, so that no page is made of two.
import { showDigits } from "./digits";
import { type Edition, emptyEdition, type Use } from "./edition";
import { valueOn } from "./figures";
import type { FigureName } from "./first-edition/figures";
import { withTerms } from "./member-terms";

let latest = emptyEdition;
let findOwn: () => Edition | undefined = () => undefined;

/** Has `edition` return the edition that `find` returns, where it returns one: the server gives each request its own. */
export function readEditionFrom(find: () => Edition | undefined): void {
  findOwn = find;
}

/** The edition of the request under way; outside a request, the latest. */
export const edition = (): Edition => findOwn() ?? latest;

/** The edition that a request which begins now is answered from. */
export const latestEdition = (): Edition => latest;

const numbers = new WeakMap<Edition, number>([[latest, 0]]);
let lastNumber = 0;

/** A number of its own for each edition, as a part of keys. */
export const editionNumber = (): number => numbers.get(edition())!;

export function setEdition(next: Edition): void {
  latest = next;
  lastNumber += 1;
  numbers.set(next, lastNumber);
  showDigits(next.association.digits);
}

/** Makes a value once for each edition, when it is first asked for. */
export function perEdition<Made>(make: () => Made): () => Made {
  const made = new WeakMap<Edition, { value: Made }>();
  return () => {
    const current = edition();
    const known = made.get(current) ?? { value: make() };
    made.set(current, known);
    return known.value;
  };
}

/** Returns true if the association uses this part of the site, and for a page that belongs to no part. */
export const isUsed = (use: Use | undefined): boolean => !use || edition().association.uses[use];

/** Returns true if readers find a page at this path now: its part of the site is used, and it is written and has not ended. */
export const isShownNow = (path: string, use?: Use): boolean => {
  const { ended, awaited } = edition();
  return isUsed(use) && ![...ended, ...awaited].some((none) => none === path);
};

/** A text of the site's own as it names a member now. */
export const inTerms = <Text>(text: Text): Text => withTerms(text, edition().association.terms);

/** Returns the value of a figure that applies on a day in Amman, YYYY-MM-DD. */
export const figureOn = (name: FigureName, day: string): number => valueOn(edition().figures, name, day);

/** Returns the latest value of a figure. */
export const figure = (name: FigureName): number => edition().figures[name].at(-1)!.value;

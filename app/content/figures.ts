import { type Digits, inDigits, withDigits } from "./digits";
import { days, dinars, hours, months, number, percent, times, years } from "./facts/money";
import { type FigureName, figures, type Unit } from "./first-edition/figures";
import { isTerm } from "./member-terms";
import { type Words, withTexts } from "./words";

/** A value and the day (YYYY-MM-DD in Amman) from which it holds; null: since the site was made. */
export type FigureValue = { value: number; since: string | null };
/** All past, current and scheduled values of each figure, oldest first. */
export type FigureHistory = Readonly<Record<FigureName, readonly FigureValue[]>>;

export const figureNames = Object.keys(figures) as FigureName[];

export const isFigure = (name: string): name is FigureName => Object.hasOwn(figures, name);

/** As the site was made. */
export const firstFigures = Object.fromEntries(
  figureNames.map((name) => [name, [{ value: figures[name].value, since: null }]]),
) as unknown as FigureHistory;

/** The value that holds on a day; on one before all that is known, the first. */
export function valueOn(history: FigureHistory, name: FigureName, day: string): number {
  const values = history[name];
  return (values.findLast(({ since }) => !since || since <= day) ?? values[0]!).value;
}

const plain = (value: number): Words => ({ en: `${value}`, ar: `${value}` });

const writing: Record<Unit | "year", (value: number) => Words> = {
  dinars,
  days,
  months,
  years,
  hours,
  percent,
  times,
  number,
  age: plain,
  year: plain,
};

/** An amount of a unit as readers see it. */
export function writeAmount(unit: Unit, value: number): Words {
  const { en, ar } = writing[unit](value);
  return { en, ar: inDigits(ar, "ar") };
}

/** A value as texts state it. */
export const writeFigure = (name: FigureName, value: number): Words => writeAmount(figures[name].unit, value);

const PLACE = /\{\{([^{}]+)\}\}/g;
const OPERATOR = /\s+([+*/-])\s+/;
const THOUSAND = 1000;

const reckon: Record<string, (one: number, other: number) => number> = {
  "+": (one, other) => one + other,
  "-": (one, other) => one - other,
  "*": (one, other) => one * other,
  "/": (one, other) => one / other,
};

type Reckoned = { value: number; unit: Unit | "year" };

/** `dinars 2000 - insurance.own.subscriber`, from left to right; null where it names no figure or nothing that counts. */
function reckoned(written: string, worth: (name: FigureName) => number): Reckoned | null {
  const [, word, sum] = /^(?:([a-z]+)\s+)?(\S.*)$/.exec(written.trim()) ?? [];
  if (!sum || (word && !Object.hasOwn(writing, word))) return null;
  const [first = "", ...rest] = sum.split(OPERATOR);
  const terms = [first, ...rest.filter((_, index) => index % 2)];
  const names = terms.filter(isFigure);
  const numbers = terms.map((term) =>
    isFigure(term) ? worth(term) : /^\d+$/.test(term) ? Number(term) : Number.NaN,
  );
  const value = numbers
    .slice(1)
    .reduce((sum, each, index) => reckon[rest[index * 2]!]!(sum, each), numbers[0]!);
  if (!names.length || !Number.isFinite(value)) return null;
  const unit = (word as Unit | undefined) ?? figures[names[0]!].unit;
  return { value: Math.round(value * THOUSAND) / THOUSAND, unit };
}

/** The place of a figure in a text: its name, or a sum with it, with the unit in front where it is another. */
export const placeOf = (sum: FigureName | `${string} ${string}`): Words => ({
  en: `{{${sum}}}`,
  ar: `{{${sum}}}`,
});

/** Names that stand in places of a text and are no figures, nor sums of any, nor what a member is called. */
export const unknownPlaces = (text: string): string[] =>
  [...text.matchAll(PLACE)]
    .map(([, written]) => written!)
    .filter((written) => !isTerm(written) && !reckoned(written, () => 1));

/** The figures that a text states. */
export const figuresIn = (text: string): FigureName[] => {
  const named = [...text.matchAll(PLACE)].flatMap(([, written]) => written!.split(/\s+/).filter(isFigure));
  return figureNames.filter((name) => named.includes(name));
};

/** Something with all its texts (`en`, `ar`) as they read with these values; other placeholders stay. */
export const withFigures = <Content>(
  content: Content,
  worth: (name: FigureName) => number,
  digits: Digits = "latin",
): Content =>
  withTexts(content, (text, language) =>
    text.replace(PLACE, (place, written: string) => {
      const found = reckoned(written, worth);
      if (!found) return place;
      const value = writing[found.unit](found.value)[language];
      return language === "ar" ? withDigits(value, digits) : value;
    }),
  );

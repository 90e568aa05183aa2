import type { Article } from "~/content/article";
import { edition, figure, inTerms } from "~/content/current-edition";
import { figuresIn, withFigures } from "~/content/figures";
import type { PagePath } from "~/content/pages";
import type { Words } from "~/content/words";
import type { PageFields } from "./page-schema";

const isWords = (value: object): value is Words => "ar" in value && "en" in value;

/** Fills a language without text with the other one. */
function filledIn<Value>(value: Value): Value {
  if (typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) return value.map(filledIn) as Value;
  if (isWords(value)) return { ar: value.ar || value.en, en: value.en || value.ar } as Value;
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, filledIn(each)])) as Value;
}

/** Returns the page as readers see it. */
export const articleOf = (path: PagePath, fields: PageFields): Article => ({
  path,
  ...filledIn(fields),
  figures: figuresIn(JSON.stringify(fields)),
});

/** Builds the article with the current figures. */
export const articleNow = (path: PagePath, fields: PageFields): Article =>
  inTerms(withFigures(articleOf(path, fields), figure, edition().association.digits));

import { type Words, words } from "../../words";

/** A university with a medical school: its own number within its country never changes and is never given again. */
export type University = { number: number; name: Words };
export type CountrysUniversities = { country: number; universities: readonly University[] };

type Row = [number: number, en: string, ar?: string];

/** The universities of a country; one that has no Arabic name in use is shown by its English one. */
export const universitiesOf = (country: number, rows: Row[]): CountrysUniversities => ({
  country,
  universities: rows.map(([number, en, ar]) => ({ number, name: words(en, ar ?? en) })),
});

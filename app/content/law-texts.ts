import type { Law } from "./facts/legislation";
import { type Words, words } from "./words";

/** A law's number and year as it is quoted; null for what has no number. */
export const numberOf = ({ number, year }: Law): Words | null =>
  number ? words(`No. ${number} of ${year}`, `رقم ${number} لسنة ${year}`) : null;

/** A law's title as it is quoted. */
export function quoted(law: Law): Words {
  const number = numberOf(law);
  const { en, ar } = law.title;
  if (number) return words(`${en}, ${number.en}`, `${ar} ${number.ar}`);
  return law.year ? words(`${en} of ${law.year}`, `${ar} لعام ${law.year}`) : law.title;
}

import { inDigits } from "~/content/digits";
import type { Language } from "./languages";

/** With separators between thousands, and up to three places after the point. */
export const formatNumber = (value: number, language: Language): string =>
  inDigits(value.toLocaleString("en"), language);

/** Of what is not counted beyond `most`: "10,000+". */
export const formatCapped = (count: number, most: number, language: Language): string =>
  count > most ? `${formatNumber(most, language)}+` : formatNumber(count, language);

import { inDigits, showDigits, shownDigits } from "~/content/digits";
import type { Language } from "./languages";

/** With separators between thousands, and up to three places after the point. */
export const formatNumber = (value: number, language: Language): string =>
  inDigits(value.toLocaleString("en"), language);

/** Formats a count that stops at `max`: "10,000+". */
export const formatCapped = (count: number, max: number, language: Language): string =>
  count > max ? `${formatNumber(max, language)}+` : formatNumber(count, language);

/** The numbering system that a page's scripts use for Arabic (`data-numbers`); undefined for 0–9. */
export const numberingSystem = (): "arab" | undefined => (shownDigits() === "arabic" ? "arab" : undefined);

/** For a script: with which it writes Arabic from now on. */
export const showNumberingSystem = (system: string | undefined): void =>
  showDigits(system === "arab" ? "arabic" : "latin");

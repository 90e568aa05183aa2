import { inDigits } from "~/content/digits";
import type { Language } from "./languages";

/** With separators between thousands, and up to three places after the point. */
export const formatNumber = (value: number, language: Language): string =>
  inDigits(value.toLocaleString("en"), language);

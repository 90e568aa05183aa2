import { latinDigits } from "~/i18n";
import { memberNumberIn } from "./member-number";

const NUMBER = /^[\d\s\p{Cf}]+$/u;

/** Reads what was typed into a search for doctors: a name, or a member number; null as a number is one that nobody has. */
export const numberOrName = (typed: string): { name: string } | { number: number | null } =>
  NUMBER.test(latinDigits(typed)) ? { number: memberNumberIn(typed) } : { name: typed };

import { latinDigits } from "~/i18n/arabic-text";

const ENDING = 4;

/** The last four digits of a mobile number as the register has it, or null where it has too few to ask for. */
export function mobileEnding(mobile: string | null): string | null {
  const digits = latinDigits(mobile ?? "").replace(/\D/g, "");
  return digits.length > ENDING ? digits.slice(-ENDING) : null;
}

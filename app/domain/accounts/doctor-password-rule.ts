import { numericPasswordFault, type PasswordFault } from "~/fields/password-rule";

export type DoctorPasswordFault = PasswordFault | "password-own-number";

const significant = (digits: string) => digits.replace(/^0+/, "");

/** Adds to numericPasswordFault that the password is none of the doctor's own numbers (R6). */
export function doctorPasswordFault(
  password: string,
  { memberNumber, nationalNumber }: { memberNumber: number; nationalNumber: string | null },
): DoctorPasswordFault | null {
  const fault = numericPasswordFault(password);
  if (fault) return fault;
  const forbidden = [String(memberNumber), nationalNumber ?? ""].map(significant);
  return forbidden.includes(significant(password)) ? "password-own-number" : null;
}

/** Null where no number can be typed: then only a recovery code opens the account. */
export const firstPasswordOf = (nationalNumber: string | null): string | null =>
  nationalNumber && /^\d{1,64}$/.test(nationalNumber) ? nationalNumber : null;

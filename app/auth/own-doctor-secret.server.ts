import { isDoctorPassword } from "~/domain/accounts/doctor-password.server";
import { mustBeRight } from "./must-be-right.server";

/** Passes only with the password of this doctor, put off after wrong ones as a sign-in is; throws SignInRefused (R30). */
export const mustKnowDoctorPassword = (memberNumber: number, password: string): Promise<void> =>
  mustBeRight(`failures:own-doctor:${memberNumber}`, () => isDoctorPassword(memberNumber, password));

import { mustKnowDoctorPassword } from "~/auth/own-doctor-secret.server";
import { SignInRefused } from "~/auth/sign-in.server";
import { latinDigits } from "~/i18n/digits";
import { invalid } from "./refused";

/** The field in which a doctor shows that it is he who changes what a stranger would get in by (R30). */
export const PASSWORD = "password";

/** Passes only with the doctor's password in the form; throws 422, or 429 after too many wrong ones. */
export async function mustConfirm(memberNumber: number, form: FormData): Promise<void> {
  const password = latinDigits(String(form.get(PASSWORD) ?? "")).replace(/\s/g, "");
  if (!password) throw invalid({ [PASSWORD]: "record:errors.password-needed" });
  try {
    await mustKnowDoctorPassword(memberNumber, password);
  } catch (error) {
    if (error instanceof SignInRefused && !error.until)
      throw invalid({ [PASSWORD]: "record:errors.password-wrong" });
    throw error;
  }
}

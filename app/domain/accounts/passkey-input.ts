import { z } from "zod";
import { checked, digits, line } from "~/fields/field-schemas";

const name = line(60);

export const passkeyNameInput = z.object({ name });

/** The form fields for adding a passkey: with the password, unless the sign-in is recent. */
export const newPasskeyInput = {
  fresh: passkeyNameInput,
  doctor: z.object({ name, password: digits(1, 64, "auth:password-not-numeric") }),
  staff: z.object({ name, password: checked([["most", 200]]) }),
};
export type RequiredProof = keyof typeof newPasskeyInput;

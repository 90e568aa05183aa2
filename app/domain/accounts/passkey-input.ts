import { z } from "zod";
import { checked, digits, line } from "~/fields/field-schemas";

const name = line(60);

export const passkeyNameInput = z.object({ name });

/** What adding one asks for: the password too, unless the sign-in is minutes old. */
export const newPasskeyInput = {
  fresh: passkeyNameInput,
  doctor: z.object({ name, password: digits(1, 64, "auth:password-not-numeric") }),
  staff: z.object({ name, password: checked([["most", 200]]) }),
};
export type RequiredProof = keyof typeof newPasskeyInput;

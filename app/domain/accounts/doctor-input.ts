import { z } from "zod";
import { memberNumber } from "~/domain/members/member-number";
import type { Check } from "~/fields/checks";
import { checked, digits, line } from "~/fields/field-schemas";
import type { DoctorPasswordFault } from "./doctor-password-rule";

const NOT_NUMERIC = "auth:password-not-numeric";
const LONGEST = 64;

export const sayings: Record<DoctorPasswordFault, string> = {
  "password-too-short": "portal:password.short",
  "password-common": "portal:password.common",
  "password-not-digits": NOT_NUMERIC,
  "password-own-number": "portal:password.own",
};

const number = () => memberNumber("portal:enter-number", "auth:number-not-numeric");

const ownPassword: Check = [
  "password",
  "numeric",
  sayings["password-too-short"],
  sayings["password-common"],
  NOT_NUMERIC,
];
const DIFFER = "portal:password.differ";

const chosen = {
  password: checked([["digits", 1, LONGEST, NOT_NUMERIC], ownPassword]),
  password_again: checked([
    ["digits", 1, LONGEST, NOT_NUMERIC],
    ["repeats", "password", DIFFER],
  ]),
};
const repeated = (value: { password: string; password_again: string }) =>
  value.password === value.password_again;
const repetition = { path: ["password_again"], error: DIFFER };

export const memberNumberInput = z.object({ username: number() });

export const soughtNumberInput = z.object({ number: number() });

export const recoveryByLinkInput = z.object(chosen).refine(repeated, repetition);
export const recoveryByCodeInput = z
  .object({ docNo: number(), code: line(40), ...chosen })
  .refine(repeated, repetition);
export const setPasswordInput = {
  mobile: z
    .object({ mobile_last4: digits(4, 4, "portal:password.four-digits"), ...chosen })
    .refine(repeated, repetition),
  code: z.object({ recovery_code: line(40), ...chosen }).refine(repeated, repetition),
  password: z
    .object({ current_password: digits(1, LONGEST, NOT_NUMERIC), ...chosen })
    .refine(repeated, repetition),
};

const NOT_CHECKED = "portal:code.identity-needed";
/** Staff confirm that they know the person to whom they give a recovery code. */
export const identityInput = z.object({
  identity_checked: checked([["given", NOT_CHECKED]], NOT_CHECKED),
});

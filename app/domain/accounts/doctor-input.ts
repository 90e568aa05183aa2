import { z } from "zod";
import { parseMemberNumber } from "~/domain/members/member-number";
import { digits, line } from "~/fields/field-schemas";
import { numericPasswordFault } from "~/fields/password-rule";
import type { DoctorPasswordFault } from "./doctor-password-rule";

const NOT_NUMERIC = "auth:password-not-numeric";
const LONGEST = 64;

export const sayings: Record<DoctorPasswordFault, string> = {
  "password-too-short": "portal:password.short",
  "password-common": "portal:password.common",
  "password-not-digits": NOT_NUMERIC,
  "password-own-number": "portal:password.own",
};

const memberNumber = () =>
  z
    .string({ error: (issue) => (issue.input === undefined ? "portal:enter-number" : "sent-twice") })
    .transform((typed, context) => {
      const read = parseMemberNumber(typed);
      if ("memberNumber" in read) return read.memberNumber;
      if (read.problem === "nobodys") return null;
      const message = read.problem === "empty" ? "portal:enter-number" : "auth:number-not-numeric";
      context.addIssue({ code: "custom", message });
      return z.NEVER;
    });

const chosen = {
  password: digits(1, LONGEST, NOT_NUMERIC).superRefine((password, context) => {
    const fault = numericPasswordFault(password);
    if (fault) context.addIssue({ code: "custom", message: sayings[fault] });
  }),
  password_again: digits(1, LONGEST, NOT_NUMERIC),
};
const repeated = (value: { password: string; password_again: string }) =>
  value.password === value.password_again;
const repetition = { path: ["password_again"], error: "portal:password.differ" };

export const memberNumberInput = z.object({ username: memberNumber() });

export const soughtNumberInput = z.object({ number: memberNumber() });

export const byLinkInput = z.object(chosen).refine(repeated, repetition);
export const byCodeInput = z
  .object({ docNo: memberNumber(), code: line(40), ...chosen })
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

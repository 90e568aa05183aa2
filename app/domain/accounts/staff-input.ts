import { z } from "zod";
import { line } from "~/fields/field-schemas";
import { type PasswordFault, staffPasswordFault } from "~/fields/password-rule";

const LONGEST_PASSWORD = 200;
const ADDRESS = /^[^\s@<>,;:"]+@[^\s@<>,;:"]+\.[^\s@<>,;:"]+$/;
const sayings: Record<PasswordFault, string> = {
  "password-too-short": "accounts:password-too-short",
  "password-common": "accounts:password-common",
  "password-not-digits": "accounts:password-common",
};

const typedPassword = () =>
  z
    .string({ error: (issue) => (issue.input === undefined ? "required" : "sent-twice") })
    .max(LONGEST_PASSWORD, "too-long");

export const presentPassword = typedPassword;

const newPassword = () =>
  typedPassword().superRefine((password, context) => {
    const fault = staffPasswordFault(password);
    if (fault) context.addIssue({ code: "custom", message: sayings[fault] });
  });

const email = line(320).refine((address) => ADDRESS.test(address), "accounts:email-invalid");
const role = z.enum(["admin", "editor", "viewer"], { error: "accounts:role-unknown" });
const account = { email, full_name: line(120) };

export const newStaffInput = z.object({ ...account, password: newPassword(), role });
export const invitedStaffInput = z.object({ ...account, role });
export const roleInput = z.object({ role });
export const firstAdminInput = z.object({ setup_token: line(500), ...account, password: newPassword() });

const repeated = <Fields extends { password: string; password_again: string }>(value: Fields) =>
  value.password === value.password_again;
const repetition = { path: ["password_again"], error: "accounts:not-the-same" };

export const chosenPasswordInput = z
  .object({ password: newPassword(), password_again: typedPassword() })
  .refine(repeated, repetition);
export const changedPasswordInput = z
  .object({ old_password: presentPassword(), password: newPassword(), password_again: typedPassword() })
  .refine(repeated, repetition);

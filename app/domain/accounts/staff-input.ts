import { z } from "zod";
import type { Check } from "~/fields/checks";
import { checked, line } from "~/fields/field-schemas";
import { roles } from "./identities";

const LONGEST_PASSWORD = 200;
const ADDRESS = '^[^\\s@<>,;:"]+@[^\\s@<>,;:"]+\\.[^\\s@<>,;:"]+$';
const LONG_ENOUGH: Check = ["most", LONGEST_PASSWORD];
const OWN: Check = [
  "password",
  "staff",
  "accounts:password-too-short",
  "accounts:password-common",
  "accounts:password-common",
];
const NOT_THE_SAME = "accounts:not-the-same";

const presentPassword = () => checked([LONG_ENOUGH]);
export const currentPasswordInput = z.object({ password: presentPassword() });
const newPassword = () => checked([LONG_ENOUGH, OWN]);
const passwordAgain = () => checked([LONG_ENOUGH, ["repeats", "password", NOT_THE_SAME]]);

const email = checked([["line", 320], ["emailIn"], ["match", ADDRESS, "accounts:email-invalid"]]);
const role = z.enum(roles, { error: "accounts:role-unknown" });
const account = { email, full_name: line(120) };

export const newStaffInput = z.object({ ...account, password: newPassword(), role });
export const invitedStaffInput = z.object({ ...account, role });
export const roleInput = z.object({ role });
export const firstAdminInput = z.object({ setup_token: line(500), ...account, password: newPassword() });

const repeated = <Fields extends { password: string; password_again: string }>(value: Fields) =>
  value.password === value.password_again;
const repetition = { path: ["password_again"], error: NOT_THE_SAME };

export const chosenPasswordInput = z
  .object({ password: newPassword(), password_again: passwordAgain() })
  .refine(repeated, repetition);
export const changedPasswordInput = z
  .object({ old_password: presentPassword(), password: newPassword(), password_again: passwordAgain() })
  .refine(repeated, repetition);

import { z } from "zod";
import { completePermissions } from "~/domain/accounts/computer-permissions";
import { computerPermissions } from "~/domain/accounts/identities";
import { readUsername } from "~/domain/accounts/names";
import { stationInput } from "~/domain/elections/input";
import { digits, line } from "~/fields/field-schemas";
import { parseId } from "~/fields/id";
import { numericPasswordFault, type PasswordFault } from "~/fields/password-rule";
import { latinDigits } from "~/i18n/arabic-text";

const LONGEST_PASSWORD = 64;
const LONGEST_TYPED_USERNAME = 100;
const LONGEST_NAME = 120;
const sayings: Record<PasswordFault, string> = {
  "password-too-short": "computer-users:errors.password-short",
  "password-common": "computer-users:errors.password-common",
  "password-not-digits": "auth:password-not-numeric",
};

const username = line(LONGEST_TYPED_USERNAME).transform((typed, context) => {
  const name = readUsername(typed);
  if (!name) context.addIssue({ code: "custom", message: "computer-users:errors.username" });
  return name ?? z.NEVER;
});

const password = digits(1, LONGEST_PASSWORD, "auth:password-not-numeric").superRefine((typed, context) => {
  const fault = numericPasswordFault(typed);
  if (fault) context.addIssue({ code: "custom", message: sayings[fault] });
});

const NO_PERMISSION = "computer-users:errors.permissions";

const account = {
  full_name: line(LONGEST_NAME),
  permissions: z
    .array(z.enum(computerPermissions, { error: NO_PERMISSION }), { error: NO_PERMISSION })
    .min(1, NO_PERMISSION)
    .transform(completePermissions),
  centre: z
    .string({ error: "sent-twice" })
    .optional()
    .transform((typed = "", context) => {
      const id = parseId(latinDigits(typed));
      if (typed && id === null) context.addIssue({ code: "custom", message: "computer-users:errors.centre" });
      return id;
    }),
  desk: stationInput.shape.desk,
};

export const newComputerUserInput = z.object({ username, ...account, password });
export const changedComputerUserInput = z.object(account);
export const computerPasswordInput = z.object({ password });

export type ComputerUserInput = z.output<typeof changedComputerUserInput>;

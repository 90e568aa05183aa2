import { z } from "zod";
import { completePermissions } from "~/domain/accounts/computer-permissions";
import { computerPermissions } from "~/domain/accounts/identities";
import { USERNAME } from "~/domain/accounts/names";
import { stationInput } from "~/domain/elections/input";
import type { Check } from "~/fields/checks";
import { checked, checkedAlways, line } from "~/fields/field-schemas";
import { ID, parseId } from "~/fields/id";

const LONGEST_PASSWORD = 64;
const LONGEST_TYPED_USERNAME = 100;
const LONGEST_NAME = 120;
const NOT_NUMERIC = "auth:password-not-numeric";

const username = checked([
  ["line", LONGEST_TYPED_USERNAME],
  ["upper"],
  ["match", USERNAME, "computer-users:errors.username"],
]);

const password = checked([
  ["digits", 1, LONGEST_PASSWORD, NOT_NUMERIC],
  [
    "password",
    "numeric",
    "computer-users:errors.password-short",
    "computer-users:errors.password-common",
    NOT_NUMERIC,
  ],
]);

const NO_PERMISSION = "computer-users:errors.permissions";

const account = {
  full_name: line(LONGEST_NAME),
  permissions: z
    .array(z.enum(computerPermissions, { error: NO_PERMISSION }), { error: NO_PERMISSION })
    .min(1, NO_PERMISSION)
    .transform(completePermissions)
    .meta({ checks: [["given", NO_PERMISSION]] satisfies Check[] }),
  centre: checkedAlways([["unless", ""], ["latin"], ["match", ID, "computer-users:errors.centre"]]).transform(
    (typed, context) => {
      const id = parseId(typed);
      if (typed && id === null) context.addIssue({ code: "custom", message: "computer-users:errors.centre" });
      return id;
    },
  ),
  desk: stationInput.shape.desk,
};

export const newComputerUserInput = z.object({ username, ...account, password });
export const changedComputerUserInput = z.object(account);
export const computerPasswordInput = z.object({ password });

export type ComputerUserInput = z.output<typeof changedComputerUserInput>;

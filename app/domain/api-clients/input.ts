import { z } from "zod";
import { checked, line } from "~/fields/field-schemas";

const LONGEST_NAME = 80;
/** Calls a minute. */
export const USUAL_CALLS = 60;
/** Matches 1 to 6,000. */
const CALLS = "^([1-9]\\d{0,2}|[1-5]\\d{3}|6000)$";

/** The permissions of a key beyond reading the public register. */
export const apiScopes = ["register.write", "register.sync"] as const;
export type ApiScope = (typeof apiScopes)[number];

export const apiClientInput = z.object({
  name: line(LONGEST_NAME),
  limit: checked([
    ["digits", 1, 4, "programs:limit-range"],
    ["match", CALLS, "programs:limit-range"],
  ]).transform(Number),
  scopes: z.array(z.enum(apiScopes)).default([]),
});

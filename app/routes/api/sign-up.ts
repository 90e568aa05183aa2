import { api } from "~/addresses/api";
import { call, methodNotAllowed } from "./call.server";
import { Refused } from "./refused.server";

/** Always refuses, because only admins create staff accounts (spec 1 §4). */
export const action = call(api.signUp, async () => {
  throw new Refused(403, "accounts:sign-up-refused");
});

export const loader = methodNotAllowed(api.signUp);

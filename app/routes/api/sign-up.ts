import { call, otherMethod, Refused } from "./call.server";

/** Nobody makes an account of their own: admins make them (specification 1, §4). */
export const action = call(async () => {
  throw new Refused(403, "accounts:sign-up-refused");
});

export const loader = otherMethod;

import { api } from "~/addresses/api";
import { call } from "./call.server";
import { Refused } from "./refused.server";

const noSuchCall = call(api.unknown, async () => {
  throw new Refused(404, "api:no-such-call");
});

export const action = noSuchCall;
export const loader = noSuchCall;

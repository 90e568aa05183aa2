import { call, Refused } from "./call.server";

const noSuchCall = call(async () => {
  throw new Refused(404, "api:no-such-call");
});

export const action = noSuchCall;
export const loader = noSuchCall;

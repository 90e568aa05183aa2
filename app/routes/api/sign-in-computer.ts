import { api } from "~/addresses/api";
import { isComputerNetwork } from "~/auth/guards.server";
import { signIn } from "~/auth/sign-in.server";
import { computerSignIn } from "~/domain/accounts/sign-in-input";
import { call, methodNotAllowed, success } from "./call.server";
import { credentialsIn, readBody } from "./input.server";
import { Refused } from "./refused.server";

export const action = call(api.signInComputer, async ({ request, context }) => {
  if (!isComputerNetwork()) throw new Refused(403, "computer:elsewhere");
  const form = await readBody(request, { texts: ["username", "password"] });
  const { username, password } = credentialsIn(form, computerSignIn, "auth:enter-username");
  const { headers } = await signIn("computer", { request, context, name: username, password });
  return success({}, { headers });
});

export const loader = methodNotAllowed(api.signInComputer);

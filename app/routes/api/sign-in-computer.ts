import { isComputerNetwork } from "~/auth/guards.server";
import { signIn } from "~/auth/sign-in.server";
import { computerSignIn } from "~/domain/accounts/sign-in-input";
import { call, otherMethod, Refused, success } from "./call.server";
import { credentialsIn, readBody } from "./input.server";

export const action = call(async ({ request, context }) => {
  if (!isComputerNetwork()) throw new Refused(403, "computer:elsewhere");
  const form = await readBody(request, { texts: ["username", "password"] });
  const { username, password } = credentialsIn(form, computerSignIn, "auth:enter-username");
  const { headers } = await signIn("computer", { request, context, name: username, password });
  return success({}, { headers });
});

export const loader = otherMethod;

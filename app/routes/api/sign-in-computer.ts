import { isComputerNetwork } from "~/auth/computer-network.server";
import { signIn } from "~/auth/sign-in.server";
import { computerSignIn } from "~/domain/accounts/sign-in-input";
import { success } from "./answer.server";
import { readBody } from "./body.server";
import { call, otherMethod } from "./call.server";
import { credentialsIn } from "./credentials.server";
import { Refused } from "./refused";

export const action = call(async ({ request, context }) => {
  if (!isComputerNetwork()) throw new Refused(403, "computer:elsewhere");
  const form = await readBody(request, { texts: ["username", "password"], evenReadOnly: true });
  const { username, password } = credentialsIn(form, computerSignIn, "auth:enter-username");
  const { headers } = await signIn("computer", { request, context, name: username, password });
  return success({}, { headers });
});

export const loader = otherMethod("POST");

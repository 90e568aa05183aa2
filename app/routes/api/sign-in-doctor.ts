import { api } from "~/addresses/api";
import { signIn } from "~/auth/sign-in.server";
import { doctorSignIn } from "~/domain/accounts/sign-in-input";
import { call, methodNotAllowed, success } from "./call.server";
import { credentialsIn, readBody } from "./input.server";

export const action = call(api.signInDoctor, async ({ request, context }) => {
  const form = await readBody(request, { numbers: ["docNo"], texts: ["password"] });
  const { docNo, password } = credentialsIn(form, doctorSignIn, "auth:enter-number");
  const { identity, headers } = await signIn("doctor", { request, context, name: docNo, password });
  const { memberNumber, mustSetPassword } = identity;
  return success({ docNo: memberNumber, mustSetPassword }, { headers });
});

export const loader = methodNotAllowed(api.signInDoctor);

import { data } from "@remix-run/node";
import { may } from "~/auth/permissions";
import { refuseAttempt } from "~/auth/refused-attempt.server";
import { safeNext } from "~/auth/safe-next";
import { completeSignIn } from "~/auth/second-step.server";
import { redirectWithFlash } from "~/platform/flash.server";
import { typedCode, wrongCode } from "./typed-code";

/** In, with the session; or the page again; or back to the login when the password was typed too long ago. */
export async function answerCode(request: Request, form: FormData) {
  const { value, refuse } = typedCode(form);
  if (!value) return data({ answer: refuse(), locked: null }, { status: 422 });
  try {
    const signedIn = await completeSignIn(request, value.code);
    if (!signedIn)
      return redirectWithFlash(request, "/emp-portal", { kind: "error", key: "accounts:step.too-late" });
    const { identity, headers } = signedIn;
    const home = may(identity.role, "dashboard.open") ? "/dashboard" : "/";
    const notice = { kind: "success", key: "auth:signed-in" } as const;
    return redirectWithFlash(request, safeNext(form.get("next"), home), notice, headers);
  } catch (error) {
    return refuseAttempt(error, request, refuse, wrongCode);
  }
}

import { type AppLoadContext, data, redirect } from "@remix-run/node";
import { InvalidCredentials } from "~/auth/lockout.server";
import { refuseAttempt } from "~/auth/refused-attempt.server";
import { secretFields, withoutSecrets } from "~/domain/accounts/secret-fields";
import { createFirstAdmin, forgetSetupToken, isSetupToken, needsSetup } from "~/domain/accounts/setup.server";
import { firstAdminInput } from "~/domain/accounts/staff-input";
import { enforceRateLimit } from "~/domain/limits/rate-limits.server";
import { submissionOf } from "~/domain/submissions/once.server";
import { parseForm } from "~/forms/parse-form";
import { redirectWithFlash } from "~/platform/flash.server";
import type { RefusedSetup } from "./setup-form";

const ANYONE = { id: "anyone" };
const wrongToken = { fields: { setup_token: ["accounts:setup.wrong-token"] } };

async function requireToken(typed: string, context: AppLoadContext) {
  await enforceRateLimit("setup", context);
  if (!isSetupToken(typed)) throw new InvalidCredentials();
}

/** Makes the first admin of whoever holds the token; once there is one, the page says so and nothing else is done. */
export async function answerSetup(request: Request, context: AppLoadContext, form: FormData) {
  if (!(await needsSetup())) return redirect("/setup", 303);
  const { value, refuse } = parseForm(form, firstAdminInput, secretFields);
  if (!value) return data<RefusedSetup>({ answer: refuse(), locked: null }, { status: 422 });
  const { setup_token, full_name: fullName, ...account } = value;
  try {
    await requireToken(setup_token, context);
  } catch (error) {
    if (!(await needsSetup())) return redirect("/setup", 303);
    return refuseAttempt(error, request, refuse, wrongToken);
  }
  const submission = await submissionOf(withoutSecrets(form), "setup", ANYONE);
  const { created } = await createFirstAdmin({ ...account, fullName }, submission);
  if (!created) return redirect("/setup", 303);
  forgetSetupToken();
  return redirectWithFlash(request, "/emp-portal", { kind: "success", key: "accounts:setup.created" });
}

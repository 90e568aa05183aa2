import { data, redirect } from "@remix-run/node";
import { refusedSignIn } from "~/auth/refused-sign-in.server";
import { SignInRefused } from "~/auth/sign-in.server";
import { countTry } from "~/auth/throttle.server";
import { secretFields, withoutSecrets } from "~/domain/accounts/secret-fields";
import { createFirstAdmin, needsSetup } from "~/domain/accounts/setup.server";
import { forgetSetupToken, isSetupToken } from "~/domain/accounts/setup-token.server";
import { firstAdminInput } from "~/domain/accounts/staff-input";
import { submissionOf } from "~/domain/submissions/once.server";
import { parseForm } from "~/forms/parse-form";
import { redirectWithFlash } from "~/platform/flash.server";
import type { RefusedSetup } from "./setup-form";

const CLIENT_MOST = 10;
const TOGETHER_MOST = 100;
const WINDOW_S = 10 * 60;
const ANYONE = { id: "anyone" };
const wrongToken = { fields: { setup_token: ["accounts:setup.wrong-token"] } };

/** Throws when the token is wrong, or when too many were tried: by this client, or by all together. */
async function mustHoldToken(typed: string, client: string) {
  const until =
    (await countTry(`setup:${client}`, CLIENT_MOST, WINDOW_S)) ??
    (await countTry("setup", TOGETHER_MOST, WINDOW_S));
  if (until || !isSetupToken(typed)) throw new SignInRefused(until);
}

/** Makes the first admin of whoever holds the token; once there is one, the page says so and nothing else is done. */
export async function answerSetup(request: Request, client: string, form: FormData) {
  if (!(await needsSetup())) return redirect("/setup", 303);
  const { value, refuse } = parseForm(form, firstAdminInput, secretFields);
  if (!value) return data<RefusedSetup>({ answer: refuse(), locked: null }, { status: 422 });
  const { setup_token, full_name: fullName, ...account } = value;
  try {
    await mustHoldToken(setup_token, client);
  } catch (error) {
    if (!(await needsSetup())) return redirect("/setup", 303);
    return refusedSignIn(error, request, refuse, wrongToken);
  }
  const submission = await submissionOf(withoutSecrets(form), "setup", ANYONE);
  const { created } = await createFirstAdmin({ ...account, fullName }, submission);
  if (!created) return redirect("/setup", 303);
  forgetSetupToken();
  return redirectWithFlash(request, "/emp-portal", { kind: "success", key: "accounts:setup.created" });
}

import { data, redirect } from "@remix-run/node";
import type { StaffUser } from "~/auth/guards.server";
import { refuseAttempt } from "~/auth/refused-attempt.server";
import { requireSecondStepCode } from "~/auth/second-step.server";
import { secondStepOf, turnOnSecondStep } from "~/domain/accounts/second-step.server";
import { redirectWithFlash } from "~/platform/flash.server";
import { typedCode, wrongCode } from "./typed-code";

/** Turns the second step on once a code of the new secret was typed right. */
export async function answerConfirmation(request: Request, staff: StaffUser, form: FormData) {
  const done = () =>
    redirectWithFlash(request, "/account", { kind: "success", key: "accounts:step.turned-on" });
  const { state, sealed } = await secondStepOf(staff.id);
  if (state === "on") return done();
  if (!sealed) return redirect("/account/second-step", 303);
  const { value, refuse } = typedCode(form);
  if (!value) return data({ answer: refuse(), locked: null }, { status: 422 });
  try {
    await requireSecondStepCode(staff.id, sealed, value.code);
  } catch (error) {
    return refuseAttempt(error, request, refuse, wrongCode);
  }
  await turnOnSecondStep(staff.id);
  return done();
}

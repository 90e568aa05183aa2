import { data } from "@remix-run/node";
import type { Doctor } from "~/auth/guards.server";
import { objectionInput } from "~/domain/elections/input";
import { objectToRoll } from "~/domain/elections/objections.server";
import { submissionOf } from "~/domain/submissions/once.server";
import { parseForm } from "~/forms/parse-form";
import { type Notice, redirectWithFlash } from "~/platform/flash.server";
import { describeError, log } from "~/platform/log.server";

const HERE = "/dr-dashboard/roll";
const error = (key: string): Notice => ({ kind: "error", key });

/** Takes a doctor's objection to the roll. */
export async function answerObjection(request: Request, { memberNumber }: Doctor, form: FormData) {
  const { value, refuse } = parseForm(form, objectionInput);
  if (!value) return data(refuse(), { status: 422 });
  try {
    const submission = await submissionOf(form, "roll-objection", { id: String(memberNumber) });
    const { outcome, changed } = await objectToRoll(memberNumber, value, submission);
    if (!outcome.done) return redirectWithFlash(request, HERE, error(`roll:check.${outcome.because}`));
    if (changed) return redirectWithFlash(request, HERE, error("roll:check.sent-before"));
    return redirectWithFlash(request, HERE, { kind: "success", key: "roll:check.sent" });
  } catch (problem) {
    log.error("an objection to the roll could not be stored", describeError(problem));
    return data(refuse({ form: ["roll:check.send-failed"] }), { status: 503 });
  }
}

import { data } from "@remix-run/node";
import { objectionDecisionInput } from "~/domain/elections/input";
import { type DecideObjectionOutcome, decideObjection } from "~/domain/elections/objection-decision.server";
import { submissionOf } from "~/domain/submissions/once.server";
import { parseForm, type Refusal } from "~/fields/parse-form";
import { redirectWithFlash } from "~/platform/flash.server";
import { describeError, log } from "~/platform/log.server";
import { objectionsOf } from "../addresses";

type Because = Extract<DecideObjectionOutcome, { done: false }>["because"];

const unknownCentre: Refusal & { status: number } = {
  status: 422,
  fields: { centre: ["roll:errors.centre"] },
};
const refusals: Record<Because, Refusal & { status: number }> = {
  "unknown-centre": unknownCentre,
  "no-centre": unknownCentre,
  "not-found": { status: 409, form: ["roll:objections.not-found"] },
  "decided-before": { status: 409, form: ["roll:objections.decided-before"] },
  closed: { status: 409, form: ["roll:objections.closed"] },
  "not-on-roll": { status: 409, form: ["roll:objections.not-on-the-roll"] },
};
const done = { accept: "roll:objections.accepted", refuse: "roll:objections.refused" };

type Objected = { staff: { id: string }; electionId: number; id: number };

export async function answerDecision(request: Request, { staff, ...objected }: Objected, form: FormData) {
  const { value, refuse } = parseForm(form, objectionDecisionInput);
  if (!value) return data(refuse(), { status: 422 });
  try {
    const submission = await submissionOf(form, `roll-objection:${objected.id}`, staff);
    const { outcome, changed } = await decideObjection(staff, objected, value, submission);
    if (!outcome.done) {
      const { status, ...refusal } = refusals[outcome.because];
      return data(refuse(refusal), { status });
    }
    return await redirectWithFlash(
      request,
      objectionsOf(objected.electionId),
      changed
        ? { kind: "error", key: "roll:objections.sent-before" }
        : { kind: "success", key: done[value.decision] },
    );
  } catch (error) {
    log.error("a decision on an objection could not be stored", describeError(error));
    return data(refuse({ form: ["roll:objections.failed"] }), { status: 503 });
  }
}

import { data } from "@remix-run/node";
import type { StaffUser } from "~/auth/guards.server";
import {
  addCentre,
  type CentreChange,
  type CentreOutcome,
  deleteCentre,
  renameCentre,
} from "~/domain/elections/change-centres.server";
import { centreInput } from "~/domain/elections/election-input";
import { type Answered, type Submission, submissionOf } from "~/domain/submissions/once.server";
import { type Answer, parseForm, type Refusal } from "~/forms/parse-form";
import { isTicked } from "~/forms/tick";
import { redirectWithFlash } from "~/platform/flash.server";
import { describeError, log } from "~/platform/log.server";
import { electionPage } from "./address";
import { CONFIRM_OPEN, NOT_CONFIRMED } from "./open-confirmation";

export type RefusedCentre = { answer: Answer; confirmed: boolean };
type Refused = Extract<CentreOutcome, { done: false }>["because"];
type Sent = { request: Request; form: FormData; staff: StaffUser; electionId: number };
type Deed = {
  change: (given: CentreChange) => Promise<Answered<CentreOutcome>>;
  refuse: (refusal?: Refusal) => Answer;
  done: "added" | "renamed" | "deleted";
};

const refusals: Record<Refused, { status: number; refusal: Refusal }> = {
  "not-confirmed": { status: 422, refusal: NOT_CONFIRMED },
  "code-taken": { status: 422, refusal: { fields: { code: ["election-office:centres.code-taken"] } } },
  "in-use": { status: 409, refusal: { form: ["election-office:centres.in-use"] } },
  unknown: { status: 409, refusal: { form: ["election-office:centres.gone"] } },
};

/** To the election once its centre is changed, else the form with what stood against it. */
async function conclude({ request, form, staff, electionId }: Sent, submission: Submission, deed: Deed) {
  const confirmed = isTicked(form, CONFIRM_OPEN);
  const refuse = (refusal: Refusal, status: number) => {
    const refused: RefusedCentre = { answer: deed.refuse(refusal), confirmed };
    return data(refused, { status });
  };
  try {
    const { outcome, changed } = await deed.change({ staff, electionId, confirmed, submission });
    if (!outcome.done) return refuse(refusals[outcome.because].refusal, refusals[outcome.because].status);
    const notice = changed
      ? ({ kind: "error", key: "election-office:sent-before" } as const)
      : ({ kind: "success", key: `election-office:centres.${deed.done}` } as const);
    return await redirectWithFlash(request, electionPage(electionId), notice);
  } catch (error) {
    log.error("a polling centre could not be changed", describeError(error));
    return refuse({ form: ["election-office:save-failed"] }, 503);
  }
}

/** A new centre, or with `id` another code and other names for one. */
export async function answerCentre(sent: Sent, id?: number) {
  const { value, refuse } = parseForm(sent.form, centreInput);
  if (!value) {
    const refused: RefusedCentre = { answer: refuse(), confirmed: isTicked(sent.form, CONFIRM_OPEN) };
    return data(refused, { status: 422 });
  }
  const name = id ? `centre:${id}` : `add-centre:${sent.electionId}`;
  const submission = await submissionOf(sent.form, name, sent.staff);
  return id
    ? conclude(sent, submission, {
        change: (given) => renameCentre(given, id, value),
        refuse,
        done: "renamed",
      })
    : conclude(sent, submission, { change: (given) => addCentre(given, value), refuse, done: "added" });
}

/** The end of a centre that nothing names. */
export async function answerCentreDeletion(sent: Sent, id: number) {
  const submission = await submissionOf(sent.form, `delete-centre:${id}`, sent.staff);
  const { refuse } = parseForm(sent.form, centreInput.pick({}));
  return conclude(sent, submission, { change: (given) => deleteCentre(given, id), refuse, done: "deleted" });
}

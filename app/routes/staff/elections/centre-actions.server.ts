import { data } from "@remix-run/node";
import type { StaffUser } from "~/auth/guards.server";
import {
  addCentre,
  type CentreChange,
  type CentreOutcome,
  deleteCentre,
  listCentres,
  renameCentre,
} from "~/domain/elections/centres.server";
import { getElection } from "~/domain/elections/elections.server";
import { centreInput } from "~/domain/elections/input";
import { type Answered, type Submission, submissionOf } from "~/domain/submissions/once.server";
import { parseId } from "~/fields/id";
import { type Answer, parseForm, type Refusal } from "~/fields/parse-form";
import { isChecked } from "~/forms/choice-field";
import { redirectWithFlash } from "~/platform/flash.server";
import { describeError, log } from "~/platform/log.server";
import { electionPage } from "./addresses";
import { CONFIRM_OPEN, NOT_CONFIRMED } from "./open-confirmation";

export type RefusedCentre = { answer: Answer; confirmed: boolean };
type Refused = Extract<CentreOutcome, { done: false }>["because"];
type Sent = { request: Request; form: FormData; staff: StaffUser; electionId: number };
type Change = {
  apply: (given: CentreChange) => Promise<Answered<CentreOutcome>>;
  refuse: (refusal?: Refusal) => Answer;
  done: "added" | "renamed" | "deleted";
};

const refusals: Record<Refused, { status: number; refusal: Refusal }> = {
  "not-confirmed": { status: 422, refusal: NOT_CONFIRMED },
  "code-taken": { status: 422, refusal: { fields: { code: ["election-office:centres.code-taken"] } } },
  "in-use": { status: 409, refusal: { form: ["election-office:centres.in-use"] } },
  unknown: { status: 409, refusal: { form: ["election-office:centres.gone"] } },
};

async function conclude({ request, form, staff, electionId }: Sent, submission: Submission, change: Change) {
  const confirmed = isChecked(form, CONFIRM_OPEN);
  const refuse = (refusal: Refusal, status: number) => {
    const refused: RefusedCentre = { answer: change.refuse(refusal), confirmed };
    return data(refused, { status });
  };
  try {
    const { outcome, changed } = await change.apply({ staff, electionId, confirmed, submission });
    if (!outcome.done) return refuse(refusals[outcome.because].refusal, refusals[outcome.because].status);
    const notice = changed
      ? ({ kind: "error", key: "election-office:sent-before" } as const)
      : ({ kind: "success", key: `election-office:centres.${change.done}` } as const);
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
    const refused: RefusedCentre = { answer: refuse(), confirmed: isChecked(sent.form, CONFIRM_OPEN) };
    return data(refused, { status: 422 });
  }
  const name = id ? `centre:${id}` : `add-centre:${sent.electionId}`;
  const submission = await submissionOf(sent.form, name, sent.staff);
  return id
    ? conclude(sent, submission, {
        apply: (given) => renameCentre(given, id, value),
        refuse,
        done: "renamed",
      })
    : conclude(sent, submission, { apply: (given) => addCentre(given, value), refuse, done: "added" });
}

export async function answerCentreDeletion(sent: Sent, id: number) {
  const submission = await submissionOf(sent.form, `delete-centre:${id}`, sent.staff);
  const { refuse } = parseForm(sent.form, centreInput.pick({}));
  return conclude(sent, submission, { apply: (given) => deleteCentre(given, id), refuse, done: "deleted" });
}

type Params = { id?: string; centreId?: string };

/** The ids in an address, of an election that is there and a centre that may be gone; throws a 404 otherwise. */
export async function centreIds(params: Params) {
  const { id: electionId } = await getElection(parseId(params.id));
  const centreId = parseId(params.centreId);
  if (!centreId) throw new Response(null, { status: 404 });
  return { electionId, centreId };
}

/** The election and the centre in an address; throws a 404 where the election has no such centre. */
export async function electionAndCentre(params: Params) {
  const election = await getElection(parseId(params.id));
  const centreId = parseId(params.centreId);
  const centre = (await listCentres(election.id)).find(({ id }) => id === centreId);
  if (!centre) throw new Response(null, { status: 404 });
  return { election, centre };
}

import { data } from "@remix-run/node";
import type { StaffUser } from "~/auth/guards.server";
import { createElection, updateElection } from "~/domain/elections/elections.server";
import { electionInput, electionOf } from "~/domain/elections/input";
import type { TouchesOpen } from "~/domain/elections/voting-window";
import { submissionOf } from "~/domain/submissions/once.server";
import { parseId } from "~/fields/id";
import { type Answer, parseForm, type Refusal } from "~/fields/parse-form";
import { isChecked } from "~/forms/choice-field";
import { redirectWithFlash } from "~/platform/flash.server";
import { describeError, log } from "~/platform/log.server";
import { electionPage } from "./addresses";
import { CONFIRM_OPEN, NOT_CONFIRMED } from "./open-confirmation";

export type RefusedElection = {
  answer: Answer;
  /** What the refused change would do to an open election. */
  touches: TouchesOpen | null;
  confirmed: boolean;
  /** Whether somebody else saved meanwhile; what the writer sees then is the version stored now. */
  conflict: boolean;
  seenVersion: number | null;
};

type How = { status?: number; touches?: TouchesOpen; conflict?: boolean };

function readElection(form: FormData) {
  const { value: typed, refuse: reply } = parseForm(form, electionInput);
  const confirmed = isChecked(form, CONFIRM_OPEN);
  const seenVersion = parseId(String(form.get("version") ?? ""));
  const refuse = (refusal: Refusal = {}, { status = 422, touches, conflict = false }: How = {}) => {
    const refused: RefusedElection = {
      answer: reply(refusal),
      touches: touches ?? null,
      confirmed,
      conflict,
      seenVersion: conflict ? null : seenVersion,
    };
    return data(refused, { status });
  };
  const read = typed && electionOf(typed);
  if (read && "value" in read) return { value: read.value, confirmed, seenVersion, refuse };
  const wrong: Refusal = read ? { fields: read.wrong as Record<string, string[]> } : {};
  return { value: null, confirmed, seenVersion, refuse: () => refuse(wrong) };
}

type Sent = { request: Request; form: FormData; staff: StaffUser };

const answered = async (request: Request, to: string, { changed, key }: { changed: boolean; key: string }) =>
  redirectWithFlash(
    request,
    to,
    changed
      ? { kind: "error", key: "election-office:sent-before" }
      : { kind: "success", key: `election-office:${key}` },
  );

const notSaved = (error: unknown, refuse: ReturnType<typeof readElection>["refuse"]) => {
  log.error("an election could not be saved", describeError(error));
  return refuse({ form: ["election-office:save-failed"] }, { status: 503 });
};

export async function answerCreation({ request, form, staff }: Sent) {
  const { value, confirmed, refuse } = readElection(form);
  if (!value) return refuse();
  try {
    const submission = await submissionOf(form, "add-election", staff);
    const { outcome, changed } = await createElection(staff, { value, confirmed }, submission);
    if (!outcome.done) return refuse(NOT_CONFIRMED, { touches: outcome.touches });
    return await answered(request, electionPage(outcome.id), { changed, key: "created" });
  } catch (error) {
    return notSaved(error, refuse);
  }
}

const refusals = {
  "opens-fixed": { fields: { opens_date: ["election-office:errors.opens-fixed"] } },
  "changed-meanwhile": { form: ["election-office:changed-meanwhile"] },
};

export async function answerUpdate({ request, form, staff, id }: Sent & { id: number }) {
  const { value, confirmed, seenVersion, refuse } = readElection(form);
  if (!value) return refuse();
  try {
    const submission = await submissionOf(form, `edit-election:${id}`, staff);
    const update = { id, value, confirmed, seenVersion };
    const { outcome, changed } = await updateElection(staff, update, submission);
    if (outcome.done) return await answered(request, electionPage(id), { changed, key: "updated" });
    if (outcome.because === "unknown") return data(null, { status: 404 });
    if (outcome.because === "not-confirmed") return refuse(NOT_CONFIRMED, { touches: outcome.touches });
    const conflict = outcome.because === "changed-meanwhile";
    return refuse(refusals[outcome.because], { status: conflict ? 409 : 422, conflict });
  } catch (error) {
    return notSaved(error, refuse);
  }
}

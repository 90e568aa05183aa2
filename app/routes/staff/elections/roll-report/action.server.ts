import { data } from "@remix-run/node";
import { z } from "zod";
import type { StaffUser } from "~/auth/guards.server";
import { type ApplyOutcome, applyRoll } from "~/domain/elections/roll-import.server";
import { submissionOf } from "~/domain/submissions/once.server";
import { type Answer, parseForm, type Refusal } from "~/fields/parse-form";
import { isChecked } from "~/forms/choice-field";
import { redirectWithFlash } from "~/platform/flash.server";
import { describeError, log } from "~/platform/log.server";
import { rollPage } from "../addresses";
import { CONFIRM_OPEN, NOT_CONFIRMED } from "../open-confirmation";
import { SKIP_REJECTED } from "./view";

export type RefusedRoll = { answer: Answer; skipRejected: boolean; confirmed: boolean };
type Refused = Exclude<Extract<ApplyOutcome, { done: false }>["because"], "unknown">;
type Sent = { request: Request; form: FormData; staff: StaffUser; electionId: number; importId: string };

const refusals: Record<Refused, { status: number; refusal: Refusal }> = {
  "not-confirmed": { status: 422, refusal: NOT_CONFIRMED },
  "rejected-lines": {
    status: 422,
    refusal: { fields: { [SKIP_REJECTED]: ["election-office:errors.skip-rejected"] } },
  },
  "nothing-good": { status: 422, refusal: { form: ["election-office:report.nothing-good"] } },
  "changed-meanwhile": { status: 409, refusal: { form: ["election-office:errors.figures-changed"] } },
  closed: { status: 409, refusal: { form: ["election-office:errors.closed"] } },
  "applied-before": { status: 409, refusal: { form: ["election-office:errors.applied-before"] } },
};

export async function answerRoll({ request, form, staff, electionId, importId }: Sent) {
  const skipRejected = isChecked(form, SKIP_REJECTED);
  const confirmed = isChecked(form, CONFIRM_OPEN);
  const { refuse: reply } = parseForm(form, z.object({}));
  const refuse = ({ refusal, status }: (typeof refusals)[Refused]) =>
    data<RefusedRoll>({ answer: reply(refusal), skipRejected, confirmed }, { status });
  try {
    const submission = await submissionOf(form, `apply-roll:${importId}`, staff);
    const seen = String(form.get("seen") ?? "");
    const actor = { kind: "staff", id: staff.id } as const;
    const { outcome } = await applyRoll({ importId, seen, skipRejected, confirmed, actor }, submission);
    if (outcome.done) {
      const { good, added, removed } = outcome.counts;
      const params = { good, added, removed };
      const notice = { kind: "success", key: "election-office:report.done", params } as const;
      return await redirectWithFlash(request, `${rollPage(electionId)}/${importId}`, notice);
    }
    if (outcome.because === "unknown") return data(null, { status: 404 });
    return refuse(refusals[outcome.because]);
  } catch (error) {
    log.error("a roll could not be applied", describeError(error));
    return refuse({ status: 503, refusal: { form: ["election-office:errors.apply-failed"] } });
  }
}

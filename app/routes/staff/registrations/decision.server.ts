import { data } from "@remix-run/node";
import { recordLook } from "~/domain/internships/application.server";
import { type DecideOutcome, decideApplication } from "~/domain/internships/decide.server";
import type { ReturnInput } from "~/domain/internships/decision-input";
import { QUEUE } from "~/domain/internships/queue-filter";
import { submissionOf } from "~/domain/submissions/once.server";
import type { Answer, Refusal } from "~/fields/parse-form";
import type { Language } from "~/i18n/languages";
import { redirectWithFlash } from "~/platform/flash.server";
import { describeError, log } from "~/platform/log.server";
import { ownOrigin } from "~/platform/origin.server";
import { applicationView, historyView, othersView } from "./application.server";

/** What a page of a decision shows: the application, what happened to it last, and others of the same person. */
export async function loadDecision(typedId: string | undefined, staff: { id: string }, language: Language) {
  const application = await applicationView(typedId, language);
  const { id } = application;
  await recordLook(staff, "application.read", id);
  const [history, others] = await Promise.all([historyView(id, language), othersView(id, language)]);
  return { application, last: history.at(-1) ?? null, others };
}

export type Refused = { answer: Answer; conflict: boolean };
type Asked = {
  request: Request;
  form: FormData;
  staff: { id: string };
  id: number;
  decision: { version: number | null; returned: Omit<ReturnInput, "version"> | null };
  refuse: (refusal?: Refusal) => Answer;
};

const codes = {
  accepted: "registrations:conflict.accepted",
  "changed-meanwhile": "registrations:conflict.changed",
  "not-found": "registrations:failed",
} satisfies Record<Extract<DecideOutcome, { done: false }>["because"], string>;

const refused = (answer: Answer, status: number) =>
  data<Refused>({ answer, conflict: status === 409 }, { status });

/** Decides, and leads back to the application; where it was decided or corrected meanwhile, the page again with 409. */
export async function answerDecision({ request, form, staff, id, decision, refuse }: Asked) {
  const { version: seenVersion, returned } = decision;
  const act = returned ? "return" : "accept";
  try {
    const { outcome, changed } = await decideApplication(
      staff,
      { id, seenVersion, returned },
      { submission: await submissionOf(form, `${act}:${id}`, staff), origin: ownOrigin(request) },
    );
    if (!outcome.done) return refused(refuse({ form: [codes[outcome.because]] }), 409);
    return await redirectWithFlash(
      request,
      `${QUEUE}/${id}`,
      changed
        ? { kind: "error", key: "registrations:sent-before" }
        : { kind: "success", key: `registrations:${returned ? "returned" : "accepted"}` },
    );
  } catch (error) {
    log.error("a decision on an application could not be stored", describeError(error));
    return refused(refuse({ form: ["registrations:failed"] }), 503);
  }
}

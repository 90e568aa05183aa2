import { data } from "@remix-run/node";
import type { ComputerUser } from "~/auth/guards.server";
import { changeDetails, changeNames } from "~/domain/members/change-card.server";
import { detailsInput, detailsOf } from "~/domain/members/details";
import { namesInput } from "~/domain/members/names";
import { findPersonalCard, type PersonalCard } from "~/domain/members/personal-card.server";
import { type Answered, findOutcome, serialize, submissionOf } from "~/domain/submissions/once.server";
import { parseId } from "~/fields/id";
import { type Answer, parseForm, type Refusal } from "~/fields/parse-form";
import { redirectWithFlash } from "~/platform/flash.server";
import { describeError, log } from "~/platform/log.server";
import { cardAddress, type Mode } from "../addresses";

export type RefusedEdit = {
  answer: Answer;
  /** Whether somebody saved meanwhile; the writer then goes on from what is stored now. */
  conflict: boolean;
  seenVersion: number | null;
};

type Outcome = { done: boolean; changed?: string[] };
type By = Parameters<typeof changeDetails>[2];
type Edit = { refuse(refusal?: Refusal): Answer; save: ((by: By) => Promise<Answered<Outcome>>) | null };

/** What was typed in either mode, read by the rules of its fields; `save` is null where they forbid it. */
const edits: Record<Mode, (card: PersonalCard, form: FormData) => Edit> = {
  details(card, form) {
    const { value, refuse } = parseForm(form, detailsInput(card));
    return { refuse, save: value && ((by) => changeDetails(card.memberNumber, detailsOf(value), by)) };
  },
  names(card, form) {
    const { value, refuse } = parseForm(form, namesInput);
    const names = value && { nameAr: value.DOC_NAME_A, nameEn: value.DOC_NAME_E };
    return { refuse, save: names && ((by) => changeNames(card.memberNumber, names, by)) };
  },
};

type Sent = { request: Request; user: ComputerUser; memberNumber: number; mode: Mode; form: FormData };

function saved({ request, memberNumber }: Sent, { outcome, changed }: Answered<Outcome>) {
  if (!outcome.done) return null;
  if (changed)
    return redirectWithFlash(request, cardAddress(memberNumber), {
      kind: "error",
      key: "record:sent-before",
    });
  const key = outcome.changed?.length === 0 ? "computer:unchanged" : "record:saved";
  return redirectWithFlash(request, "/computer-dashboard", { kind: "success", key });
}

async function save(sent: Sent, submission: By["submission"]) {
  const { user, memberNumber, mode, form } = sent;
  const card = await findPersonalCard(memberNumber);
  if (!card) throw new Response(null, { status: 404 });
  const edit = edits[mode](card, form);
  const refused = (status: number, refusal?: Refusal) => {
    const seenVersion = status === 409 ? null : card.version;
    return data<RefusedEdit>(
      { answer: edit.refuse(refusal), conflict: status === 409, seenVersion },
      { status },
    );
  };
  const savedMeanwhile = () => refused(409, { form: ["computer:changed-meanwhile"] });
  if (parseId(String(form.get("version"))) !== card.version) return savedMeanwhile();
  if (!edit.save) return refused(422);
  try {
    const actor = { kind: "computer", id: user.id } as const;
    const answered = await edit.save({ actor, submission, version: card.version });
    return (await saved(sent, answered)) ?? savedMeanwhile();
  } catch (error) {
    log.error("a member's card could not be saved", describeError(error));
    return refused(503, { form: ["record:save-failed"] });
  }
}

/** Saves what a computer user typed into a member's card, once, unless somebody saved meanwhile. */
export async function answerEdit(sent: Sent) {
  const { user, memberNumber, mode, form } = sent;
  const submission = await submissionOf(form, `computer:${mode}:${memberNumber}`, user);
  return serialize(submission, async () => {
    const earlier = await findOutcome<Outcome>(submission);
    const answered = earlier && (await saved(sent, earlier));
    return answered ?? save(sent, submission);
  });
}

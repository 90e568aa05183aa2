import { data } from "@remix-run/node";
import { computerPortal } from "~/addresses/computer";
import { href } from "~/addresses/href";
import type { ComputerUser } from "~/auth/guards.server";
import { byClerk } from "~/domain/audit/record.server";
import { changeDetails, changeNames } from "~/domain/members/change-card.server";
import { detailsInput, detailsOf } from "~/domain/members/details";
import { namesInput } from "~/domain/members/names";
import { findPersonalCard, type PersonalCard } from "~/domain/members/personal-card.server";
import type { Answered } from "~/domain/submissions/once.server";
import { parseId } from "~/fields/id";
import { type Answer, parseForm, type Refusal } from "~/fields/parse-form";
import { type AnswerOptions, submit } from "~/forms/submit.server";
import { cardAddress, type Mode } from "../addresses";

export type RefusedEdit = {
  answer: Answer;
  /** True if somebody else saved meanwhile; the form then shows the current values. */
  conflict: boolean;
  seenVersion: number | null;
};

type Outcome = { done: boolean; changed?: string[] };
type By = Parameters<typeof changeDetails>[2];
type Edit = { refuse(refusal?: Refusal): Answer; save: ((by: By) => Promise<Answered<Outcome>>) | null };

/** Reads the values of either mode; `save` is null if they are invalid. */
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

const changedMeanwhile = { form: ["computer:changed-meanwhile"] };

async function readEdit(form: FormData, memberNumber: number, mode: Mode) {
  const card = await findPersonalCard(memberNumber);
  if (!card) throw new Response(null, { status: 404 });
  const { version } = card;
  const { save, refuse: reply } = edits[mode](card, form);
  const refuse = (refusal?: Refusal, { status = 422 }: AnswerOptions = {}) => {
    const conflict = status === 409;
    const seenVersion = conflict ? null : version;
    return data<RefusedEdit>({ answer: reply(refusal), conflict, seenVersion }, { status });
  };
  if (parseId(String(form.get("version"))) !== version)
    return { value: null, refuse: () => refuse(changedMeanwhile, { status: 409 }) };
  return { value: save && { save, version }, refuse };
}

/** Saves what a computer user typed into a member's card, unless somebody saved meanwhile. */
export const editCard = (request: Request, user: ComputerUser, memberNumber: number, mode: Mode) =>
  submit(request, {
    form: `computer:${mode}:${memberNumber}`,
    by: user,
    read: (form) => readEdit(form, memberNumber, mode),
    write: ({ save, version }, submission) => save({ actor: byClerk(user), submission, version }),
    answer: (outcome, refuse) => {
      if (!outcome.done) return refuse(changedMeanwhile, { status: 409 });
      const say = outcome.changed?.length === 0 ? "computer:unchanged" : "record:saved";
      return { to: href(computerPortal.dashboard), say };
    },
    sentBefore: { to: cardAddress(memberNumber), say: "forms:sent-before" },
    failed: { log: "failed to save a member's card", say: "record:save-failed" },
  });

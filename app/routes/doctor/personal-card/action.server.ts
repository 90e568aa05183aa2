import { data } from "@remix-run/node";
import { z } from "zod";
import { doctorPortal } from "~/addresses/doctor";
import { href } from "~/addresses/href";
import type { Doctor } from "~/auth/guards.server";
import { requireDoctorPassword } from "~/auth/reauthenticate.server";
import { refuseAttempt } from "~/auth/refused-attempt.server";
import { byDoctor } from "~/domain/audit/record.server";
import { changeDetails } from "~/domain/members/change-card.server";
import { detailsInput, detailsOf, guardedChanges } from "~/domain/members/details";
import { findPersonalCard } from "~/domain/members/personal-card.server";
import { secretFields } from "~/domain/submissions/secret-fields";
import { parseId } from "~/fields/id";
import { type Answer, parseForm, type Refusal } from "~/fields/parse-form";
import { type AnswerOptions, submit } from "~/forms/submit.server";
import { latinDigits } from "~/i18n";
import { NotFound } from "~/platform/not-found";

export type RefusedDetails = {
  answer: Answer;
  /** The message with the time of the next attempt and the number to call, after too many wrong passwords. */
  locked: string | null;
  /** True if somebody else saved meanwhile; the form then shows the current values. */
  conflict: boolean;
  seenVersion: number | null;
};

const HERE = href(doctorPortal.personalCard);
const current_password = z
  .string({ error: "sent-twice" })
  .optional()
  .transform((typed = "") => latinDigits(typed).replace(/\s/g, ""));
const passwordNeeded = { fields: { current_password: ["record:errors.password-needed"] } };
const wrongPassword = { fields: { current_password: ["record:errors.password-wrong"] } };

type CardAnswerOptions = AnswerOptions & { conflict?: boolean; locked?: string | null };

const savedMeanwhile: [Refusal, CardAnswerOptions] = [
  { form: ["record:changed-meanwhile"] },
  { status: 409, conflict: true },
];

async function readDetails(memberNumber: number, form: FormData) {
  const card = await findPersonalCard(memberNumber);
  if (!card) throw new NotFound();
  const { value, refuse: reply } = parseForm(
    form,
    detailsInput(card).extend({ current_password }),
    secretFields,
  );
  const refuse = (
    refusal?: Refusal,
    { status = 422, conflict = false, locked = null, headers }: CardAnswerOptions = {},
  ) =>
    data<RefusedDetails>(
      { answer: reply(refusal), locked, conflict, seenVersion: conflict ? null : card.version },
      { status, headers },
    );
  if (parseId(String(form.get("version"))) !== card.version)
    return { value: null, refuse: () => refuse(...savedMeanwhile) };
  return { value: value && { card, typed: value }, refuse };
}

/** Saves what a doctor typed into the own card; the fields that lead into the account ask for the password (R30). */
export const saveDetails = (request: Request, { memberNumber }: Doctor) =>
  submit(request, {
    form: "personal-card",
    by: { id: String(memberNumber) },
    secret: true,
    read: (form) => readDetails(memberNumber, form),
    write: async ({ card, typed }, submission, refuse) => {
      const details = detailsOf(typed);
      if (guardedChanges(card, details).length) {
        if (!typed.current_password) return refuse(passwordNeeded);
        try {
          await requireDoctorPassword(memberNumber, typed.current_password);
        } catch (error) {
          return refuseAttempt(error, request, refuse, wrongPassword);
        }
      }
      const actor = byDoctor(memberNumber);
      return changeDetails(memberNumber, details, { actor, submission, version: card.version });
    },
    answer: (outcome, refuse) =>
      outcome.done
        ? {
            to: href(doctorPortal.dashboard),
            say: outcome.changed.length ? "record:saved" : "record:unchanged",
          }
        : refuse(...savedMeanwhile),
    sentBefore: { to: HERE, say: "forms:sent-before" },
    failed: { log: "failed to save a personal card", say: "record:save-failed" },
  });

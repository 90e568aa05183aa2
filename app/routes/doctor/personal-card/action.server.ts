import { data } from "@remix-run/node";
import { z } from "zod";
import type { Doctor } from "~/auth/guards.server";
import { requireDoctorPassword } from "~/auth/reauthenticate.server";
import { refuseAttempt } from "~/auth/refused-attempt.server";
import { type ChangeOutcome, changeDetails } from "~/domain/members/change-card.server";
import { detailsInput, detailsOf, guardedChanges } from "~/domain/members/details";
import { findPersonalCard } from "~/domain/members/personal-card.server";
import {
  type Answered,
  findOutcome,
  type Submission,
  serialize,
  submissionOf,
} from "~/domain/submissions/once.server";
import { secretFields, withoutSecrets } from "~/domain/submissions/secret-fields";
import { parseId } from "~/fields/id";
import { type Answer, parseForm, type Refusal } from "~/fields/parse-form";
import type { How } from "~/forms/submit.server";
import { latinDigits } from "~/i18n";
import { redirectWithFlash } from "~/platform/flash.server";
import { describeError, log } from "~/platform/log.server";

export type RefusedDetails = {
  answer: Answer;
  /** When to try again and whom to call, after too many wrong passwords. */
  locked: string | null;
  /** Whether somebody saved meanwhile; the writer then goes on from what is stored now. */
  conflict: boolean;
  seenVersion: number | null;
};

const HERE = "/dashboard/personal-card";
const current_password = z
  .string({ error: "sent-twice" })
  .optional()
  .transform((typed = "") => latinDigits(typed).replace(/\s/g, ""));
const passwordNeeded = { fields: { current_password: ["record:errors.password-needed"] } };
const wrongPassword = { fields: { current_password: ["record:errors.password-wrong"] } };

function saved(request: Request, { outcome, changed }: Answered<ChangeOutcome>) {
  if (!outcome.done) return null;
  if (changed) return redirectWithFlash(request, HERE, { kind: "error", key: "forms:sent-before" });
  const key = outcome.changed.length ? "record:saved" : "record:unchanged";
  return redirectWithFlash(request, "/dr-dashboard", { kind: "success", key });
}

type Told = How & { conflict?: boolean; locked?: string | null };

async function change(request: Request, memberNumber: number, form: FormData, submission: Submission) {
  const card = await findPersonalCard(memberNumber);
  if (!card) throw new Response(null, { status: 404 });
  const { value, refuse } = parseForm(form, detailsInput(card).extend({ current_password }), secretFields);
  const refused = (
    refusal?: Refusal,
    { status = 422, conflict = false, locked = null, headers }: Told = {},
  ) =>
    data<RefusedDetails>(
      {
        answer: refuse(refusal),
        locked,
        conflict,
        seenVersion: conflict ? null : card.version,
      },
      { status, headers },
    );
  const savedMeanwhile = () =>
    refused({ form: ["record:changed-meanwhile"] }, { status: 409, conflict: true });
  if (parseId(String(form.get("version"))) !== card.version) return savedMeanwhile();
  if (!value) return refused();
  const details = detailsOf(value);
  if (guardedChanges(card, details).length) {
    if (!value.current_password) return refused(passwordNeeded);
    try {
      await requireDoctorPassword(memberNumber, value.current_password);
    } catch (error) {
      return refuseAttempt(error, request, refused, wrongPassword);
    }
  }
  const actor = { kind: "doctor", id: String(memberNumber) } as const;
  try {
    const by = { actor, submission, version: card.version };
    const answered = await changeDetails(memberNumber, details, by);
    return (await saved(request, answered)) ?? savedMeanwhile();
  } catch (error) {
    log.error("a personal card could not be saved", describeError(error));
    return refused({ form: ["record:save-failed"] }, { status: 503 });
  }
}

/** Saves what a doctor typed into the own card; the fields that lead into the account ask for the password (R30). */
export async function saveDetails(request: Request, { memberNumber }: Doctor, form: FormData) {
  const sender = { id: String(memberNumber) };
  const submission = await submissionOf(withoutSecrets(form), "personal-card", sender);
  return serialize(submission, async () => {
    const earlier = await findOutcome<ChangeOutcome>(submission);
    const answered = earlier && (await saved(request, earlier));
    return answered ?? change(request, memberNumber, form, submission);
  });
}

import { data } from "@remix-run/node";
import { seatOf } from "~/auth/own-seat.server";
import type { ComputerUser } from "~/domain/accounts/identities";
import { undoInput } from "~/domain/elections/clerk-input";
import { type UndoOutcome, undoMark } from "~/domain/elections/undo-mark.server";
import { findVoterCard } from "~/domain/elections/voter-card.server";
import { type Answered, submissionOf } from "~/domain/submissions/once.server";
import { type Answer, parseForm } from "~/forms/parse-form";
import { readForm } from "~/forms/read-form.server";
import { inLanguage } from "~/i18n/fallback";
import { languageOf } from "~/i18n/request-language.server";
import { redirectWithFlash } from "~/platform/flash.server";
import { describeError, log } from "~/platform/log.server";
import { cardAddress } from "./addresses";
import { undoneNumber } from "./shown-undo.server";

const refused = (status: number, answer: Answer) => data<{ answer: Answer }>({ answer }, { status });

async function undone(request: Request, memberNumber: number, { changed }: Answered<UndoOutcome>) {
  const to = cardAddress(memberNumber);
  if (changed) return redirectWithFlash(request, to, { kind: "error", key: "elections:sent-before" });
  const card = await findVoterCard(memberNumber, null).catch(() => null);
  const name = card ? inLanguage(await languageOf(request), card.name).value : "";
  const params = { name, number: memberNumber };
  return redirectWithFlash(request, to, { kind: "success", key: "elections:undo.done", params });
}

/** Takes a mark back, or says why not; where it cannot be, the page itself says so. */
export async function answerUndo(request: Request, supervisor: ComputerUser) {
  const memberNumber = undoneNumber(request);
  const form = await readForm(request);
  const { value, refuse } = parseForm(form, undoInput);
  if (!value) return refused(422, refuse());
  try {
    const submission = await submissionOf(form, `undo-vote:${memberNumber}`, supervisor);
    const seat = await seatOf(request, supervisor);
    const { reason } = value;
    const answered = await undoMark(memberNumber, { supervisor, seat, reason, submission });
    if (answered.outcome.undone) return await undone(request, memberNumber, answered);
    return refused(409, refuse());
  } catch (error) {
    log.error("a mark could not be undone", describeError(error));
    return refused(503, refuse({ form: ["elections:undo.failed"] }));
  }
}

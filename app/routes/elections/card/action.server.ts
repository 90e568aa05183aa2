import { data } from "@remix-run/node";
import { stationOf } from "~/auth/station.server";
import type { ComputerUser } from "~/domain/accounts/identities";
import { markInput } from "~/domain/elections/input";
import { askMark } from "~/domain/elections/marks.server";
import { findVoterCard, type Mark } from "~/domain/elections/voter-card.server";
import { submissionOf } from "~/domain/submissions/once.server";
import { type Answer, parseForm } from "~/fields/parse-form";
import { readForm } from "~/forms/read-body.server";
import { inLanguage, type Language, sentence } from "~/i18n";
import { markFacts, markRefusalMessage } from "~/letters/marks";
import { today } from "~/platform/clock.server";
import { redirectWithFlash } from "~/platform/flash.server";
import { describeError, log } from "~/platform/log.server";
import { cardAddress } from "../addresses";

export const MARKED = "elections:marked";

export type RefusedMark = { answer?: Answer; sentence: string | null };

const statusOfRefusal: Record<string, number> = { "not-found": 404, "choose-yes": 422 };

const refused = (status: number, said: RefusedMark) => data<RefusedMark>(said, { status });

async function marked(request: Request, memberNumber: number, mark: Mark, language: Language) {
  const card = await findVoterCard(memberNumber, null).catch(() => null);
  const { time } = markFacts(mark, language);
  const name = card ? inLanguage(language, card.name).value : "";
  const notice = { kind: "success", key: MARKED, params: { time, name, number: memberNumber } } as const;
  return redirectWithFlash(request, cardAddress(memberNumber), notice);
}

/** The elections page's answer to its form: the card of the voter who is marked now, or why nobody was (P14). */
export async function answerMark(request: Request, clerk: ComputerUser, language: Language) {
  const form = await readForm(request);
  const { value, refuse } = parseForm(form, markInput);
  if (!value) return refused(422, { answer: refuse(), sentence: null });
  const { docNo, elect_f: electF } = value;
  try {
    const submission = await submissionOf(form, "vote", clerk);
    const station = await stationOf(request, clerk);
    const answer = await askMark({ memberNumber: docNo, electF, clerk, station, submission });
    if (answer.changed && docNo)
      return await redirectWithFlash(request, cardAddress(docNo), {
        kind: "error",
        key: "elections:sent-before",
      });
    if (answer.mark) return await marked(request, docNo ?? 0, answer.mark, language);
    const { key, params } = markRefusalMessage(answer.refusal, today(), language);
    const status = statusOfRefusal[answer.refusal.reason] ?? 409;
    return refused(status, { sentence: sentence(language, key, params) });
  } catch (error) {
    log.error("a vote could not be recorded", describeError(error));
    return refused(503, { sentence: sentence(language, "elections:not-saved") });
  }
}

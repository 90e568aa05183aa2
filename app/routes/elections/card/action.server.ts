import { data } from "@remix-run/node";
import { stationOf } from "~/auth/station.server";
import type { ComputerUser } from "~/domain/accounts/identities";
import { markInput } from "~/domain/elections/input";
import {
  findMarkAnswer,
  type MarkRefusal,
  markVoter,
  refuseMarkRequest,
} from "~/domain/elections/marks.server";
import { findVoterCard, type Mark } from "~/domain/elections/voter-card.server";
import type { Answer } from "~/fields/parse-form";
import { readForm } from "~/forms/read-body.server";
import { type AnswerOptions, readBySchema, submit } from "~/forms/submit.server";
import { inLanguage, type Language, sentence } from "~/i18n";
import { markFacts, markRefusalMessage } from "~/letters/marks";
import { today } from "~/platform/clock.server";
import { describeError, log } from "~/platform/log.server";
import { cardAddress } from "../addresses";

export const MARKED = "elections:marked";

export type RefusedMark = { answer?: Answer; sentence: string | null };

const statusOfRefusal: Record<string, number> = { "not-found": 404, "choose-yes": 422 };

async function marked(memberNumber: number, mark: Mark, language: Language) {
  const card = await findVoterCard(memberNumber, null).catch(() => null);
  const { time } = markFacts(mark, language);
  const name = card ? inLanguage(language, card.name).value : "";
  return { to: cardAddress(memberNumber), say: MARKED, params: { time, name, number: memberNumber } };
}

const refuseMark = (status: number, sentence: string) => data<RefusedMark>({ sentence }, { status });

function refused(refusal: MarkRefusal, language: Language) {
  const { key, params } = markRefusalMessage(refusal, today(), language);
  return refuseMark(statusOfRefusal[refusal.reason] ?? 409, sentence(language, key, params));
}

/** Answers the form of the elections page: the card of the voter who is marked now, or why nobody was marked (P14). */
export async function answerMark(request: Request, clerk: ComputerUser, language: Language) {
  const form = await readForm(request);
  const read = readBySchema<typeof markInput, RefusedMark, AnswerOptions>(form, markInput, {
    show: (answer) => ({ answer, sentence: null }),
  });
  const memberNumber = read.value?.docNo ?? 0;
  return submit(request, {
    form: "vote",
    by: clerk,
    sent: form,
    read: () => read,
    write: async ({ docNo, elect_f: electF }, submission) => {
      const refusal = await refuseMarkRequest({ memberNumber: docNo, electF });
      if (refusal) return refused(refusal, language);
      return markVoter(memberNumber, { clerk, station: await stationOf(request, clerk), submission });
    },
    answer: async (_, __, { wrote }) => {
      if (wrote.changed)
        return { to: cardAddress(memberNumber), say: "elections:sent-before", kind: "error" };
      const { mark, refusal } = await findMarkAnswer(memberNumber, wrote);
      return mark ? marked(memberNumber, mark, language) : refused(refusal, language);
    },
    failed: (error) => {
      log.error("failed to record a vote", describeError(error));
      return refuseMark(503, sentence(language, "elections:not-saved"));
    },
  });
}

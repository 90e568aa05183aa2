import type { ComputerUser } from "~/domain/accounts/identities";
import type { Submission } from "~/domain/submissions/once.server";
import type { Language } from "~/i18n/languages";
import { alreadyMarked, type Message, windowWords } from "~/letters/marks";
import { today } from "~/platform/clock.server";
import { currentElection } from "./current-election.server";
import { flagStep } from "./mark-rules";
import { type MarkOutcome, markVoter } from "./marks.server";
import type { Station } from "./station.server";
import { findVoterCard, type Mark } from "./voter-card.server";

type MarkRequest = {
  memberNumber: number | null;
  electF: number;
  clerk: ComputerUser;
  station: Station;
  submission: Submission;
  language: Language;
};

type Refusal = Message & { status: 404 | 409 | 422 };
/** `changed`: the id had come before with something else. */
type MarkAnswer = { changed: boolean } & (
  | { mark: Mark; refusal?: never }
  | { mark?: never; refusal: Refusal }
);

const notFound: Refusal = { status: 404, key: "elections:not-found" };
const neverBack: Refusal = { status: 409, key: "elections:never-back" };
const chooseYes: Refusal = { status: 422, key: "elections:choose-yes" };
const undoneSince: Refusal = { status: 409, key: "elections:undone-since" };
const refuse = (refusal: Refusal): MarkAnswer => ({ changed: false, refusal });

async function refuseOther(memberNumber: number, electF: number) {
  const election = await currentElection();
  const card = await findVoterCard(memberNumber, election?.id ?? null);
  if (!card) return refuse(notFound);
  return refuse(flagStep(card.electF, electF) === "never-back" ? neverBack : chooseYes);
}

async function stands(memberNumber: number, { at }: Mark): Promise<boolean> {
  const election = await currentElection();
  const card = await findVoterCard(memberNumber, election?.id ?? null);
  return card?.mark?.at === at;
}

async function refusalOf(
  refused: Exclude<MarkOutcome, { marked: true }>,
  language: Language,
): Promise<Refusal> {
  if (refused.because === "not-found") return notFound;
  if (refused.because === "already")
    return { status: 409, ...alreadyMarked(refused.mark, today(), language) };
  const params = windowWords(await currentElection(), language);
  return { status: 409, key: `elections:refused.${refused.because}`, params };
}

export async function askMark({
  memberNumber,
  electF,
  language,
  ...marking
}: MarkRequest): Promise<MarkAnswer> {
  if (memberNumber === null) return refuse(notFound);
  if (electF !== 1) return refuseOther(memberNumber, electF);
  const { outcome, changed, replayed } = await markVoter(memberNumber, marking);
  if (outcome.marked && replayed && !(await stands(memberNumber, outcome.mark))) return refuse(undoneSince);
  if (outcome.marked) return { changed, mark: outcome.mark };
  return { changed, refusal: await refusalOf(outcome, language) };
}

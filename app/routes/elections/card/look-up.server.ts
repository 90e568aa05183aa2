import type { AppLoadContext } from "@remix-run/node";
import { retryAfterOf } from "~/auth/refused-attempt.server";
import type { ComputerUser } from "~/domain/accounts/identities";
import { byClerk } from "~/domain/audit/record.server";
import type { Election } from "~/domain/elections/elections.server";
import { nameInput } from "~/domain/elections/input";
import { findPublicVoterCard, openVoterCard, searchVoters } from "~/domain/elections/voter-card.server";
import { windowState } from "~/domain/elections/voting-window";
import { enforceRateLimit } from "~/domain/limits/rate-limits.server";
import { lookUpInput } from "~/domain/members/look-up";
import { type Answer, formOf, parseForm } from "~/fields/parse-form";
import { type Language, translator } from "~/i18n";
import { now } from "~/platform/clock.server";
import { describeError, log } from "~/platform/log.server";
import { type ClerkCard, clerkCard, type PublicCard, publicCard } from "../voter-card.server";

type Question = {
  request: Request;
  context: AppLoadContext;
  election: Election | null;
  clerk: ComputerUser | null;
  language: Language;
};

/** A query with its result, its error, or the time until a retry is allowed. */
export type LookedUp = {
  status: number;
  searchedBy?: "number" | "name";
  typed?: string;
  answer?: Answer;
  card?: PublicCard;
  voter?: ClerkCard;
  hits?: Awaited<ReturnType<typeof searchVoters>>;
  notFound?: boolean;
  sentence?: string;
  headers?: Record<string, string>;
};

async function cardFor(number: number, { context, election, clerk, language }: Question): Promise<LookedUp> {
  if (!clerk) {
    await enforceRateLimit("lookUp", context, number);
    const card = await findPublicVoterCard(number, election?.id ?? null);
    return card ? { status: 200, card: publicCard(card, language) } : { status: 404, notFound: true };
  }
  const card = await openVoterCard(number, election, byClerk(clerk));
  if (!card) return { status: 404, notFound: true };
  const state = election && windowState(election, now());
  return { status: 200, voter: await clerkCard(card, { clerk, state, language }) };
}

async function answerTo(question: Question): Promise<LookedUp> {
  const search = new URL(question.request.url).searchParams;
  const { clerk } = question;
  if (search.has("doc_no")) {
    const entered = { searchedBy: "number" as const, typed: search.get("doc_no") ?? "" };
    const { value, refuse } = parseForm(formOf(search, "doc_no"), lookUpInput);
    if (!value) return { status: 422, ...entered, answer: refuse() };
    if (value.doc_no === null) return { status: 404, ...entered, notFound: true };
    return { ...entered, ...(await cardFor(value.doc_no, question)) };
  }
  if (!clerk || !search.has("name")) return { status: 200 };
  const entered = { searchedBy: "name" as const, typed: search.get("name") ?? "" };
  const { value, refuse } = parseForm(formOf(search, "name"), nameInput);
  if (!value) return { status: 422, ...entered, answer: refuse() };
  return { status: 200, ...entered, hits: await searchVoters(value.name, clerk) };
}

/** Runs the search in the address: by number or, for clerks, by name; everybody else within the rate limit (R2). */
export async function lookUpVoter(question: Question): Promise<LookedUp> {
  const t = translator(question.language, "elections");
  try {
    return await answerTo(question);
  } catch (error) {
    const later = retryAfterOf(error, question.language);
    if (later) return { status: 429, sentence: t("too-many", later.words), headers: later.headers };
    log.error("failed to look up a voter", describeError(error));
    return { status: 503, sentence: t("server-error"), headers: { "Retry-After": "5" } };
  }
}

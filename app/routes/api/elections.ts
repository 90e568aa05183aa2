import { api } from "~/addresses/api";
import { whoIs } from "~/auth/guards.server";
import { byClerk } from "~/domain/audit/record.server";
import { currentElection } from "~/domain/elections/elections.server";
import { findPublicVoterCard, openVoterCard, type VoterCard } from "~/domain/elections/voter-card.server";
import { enforceRateLimit } from "~/domain/limits/rate-limits.server";
import { maskedMobile } from "~/domain/members/contacts";
import { inLanguage, type Language } from "~/i18n";
import { call, methodNotAllowed, success } from "./call.server";
import { memberNumberIn, readBody } from "./input.server";
import { Refused } from "./refused.server";

const notFound = new Refused(404, "elections:not-found");

const publicRow = (card: VoterCard, language: Language) => ({
  DOC_NAME_A: card.name.ar,
  MOBIL: card.mobile && maskedMobile(card.mobile),
  GOV_DESC: inLanguage(language, card.governorate).value || null,
  ELECT_F: card.electF,
});

const clerksRow = (card: VoterCard, language: Language) => ({
  ...publicRow(card, language),
  MOBIL: card.mobile,
  AREA_SITE_NAME: card.workPlace,
});

/** Returns the elections card in the form that fits the caller (S7). */
export const action = call(api.elections, async ({ request, context, language }) => {
  const memberNumber = memberNumberIn(
    "docNo",
    (await readBody(request, { numbers: ["docNo"] })).get("docNo"),
    notFound,
  );
  const { computer } = await whoIs(request);
  if (!computer) await enforceRateLimit("lookUp", context, memberNumber);
  const election = await currentElection();
  const card = computer
    ? await openVoterCard(memberNumber, election, byClerk(computer))
    : await findPublicVoterCard(memberNumber, election?.id ?? null);
  if (!card) throw notFound;
  const row = computer ? clerksRow(card, language) : publicRow(card, language);
  return success({ Data: [row] });
});

export const loader = methodNotAllowed(api.elections);

import { useActionData, useLoaderData } from "@remix-run/react";
import { electionOffice } from "~/addresses/elections";
import { handler } from "~/auth/handler.server";
import { listNamedCentres } from "~/domain/elections/centres.server";
import { getElection } from "~/domain/elections/elections.server";
import { objectionDecisionInput } from "~/domain/elections/input";
import { type DecideObjectionOutcome, decideObjection } from "~/domain/elections/objection-decision.server";
import { getObjection } from "~/domain/elections/objections.server";
import { openVoterCard } from "~/domain/elections/voter-card.server";
import { parseId } from "~/fields/id";
import type { Refusal } from "~/fields/parse-form";
import { readBySchema, submit } from "~/forms/submit.server";
import { formatMoment, inLanguage, translator, useTranslation } from "~/i18n";
import { DecisionSummary, PageHeader } from "~/ui";
import { objectionsOf } from "../addresses";
import { titleIn } from "../open-confirmation";
import { ObjectionDecision, ObjectionFacts } from "./view";

export const loader = handler(electionOffice.objection, async ({ params, staff, language }) => {
  const election = await getElection(parseId(params.id));
  const { id: electionId } = election;
  const { createdAt, decidedAt, ...objection } = await getObjection(electionId, parseId(params.objection));
  const [card, centres] = await Promise.all([
    openVoterCard(objection.memberNumber, election, { kind: "staff", id: staff.id }),
    listNamedCentres(election, language),
  ]);
  const t = translator(language, "roll");
  const list = objectionsOf(electionId);
  return {
    head: { title: t("objections.open", { id: objection.id }) },
    electionTitle: titleIn(language, election),
    list,
    objection: {
      ...objection,
      sent: formatMoment(createdAt, language),
      decided: decidedAt && formatMoment(decidedAt, language),
    },
    line: card && {
      name: card.name,
      onRoll: card.onRoll,
      centre: card.rollCentre && inLanguage(language, card.rollCentre),
      marked: card.mark && formatMoment(new Date(card.mark.at), language),
    },
    centres,
  };
});

type Because = Extract<DecideObjectionOutcome, { done: false }>["reason"];

const unknownCentre: Refusal & { status: number } = {
  status: 422,
  fields: { centre: ["roll:errors.centre"] },
};
const refusals: Record<Because, Refusal & { status: number }> = {
  "unknown-centre": unknownCentre,
  "no-centre": unknownCentre,
  "not-found": { status: 409, form: ["roll:objections.not-found"] },
  "decided-before": { status: 409, form: ["roll:objections.decided-before"] },
  closed: { status: 409, form: ["roll:objections.closed"] },
  "not-on-roll": { status: 409, form: ["roll:objections.not-on-the-roll"] },
};
const done = { accept: "roll:objections.accepted", refuse: "roll:objections.refused" };

export const action = handler(electionOffice.objection, async ({ request, params, staff }) => {
  const { id, electionId } = await getObjection(parseId(params.id), parseId(params.objection));
  const to = objectionsOf(electionId);
  return submit(request, {
    form: `roll-objection:${id}`,
    by: staff,
    read: (form) => readBySchema(form, objectionDecisionInput),
    write: (value, submission) => decideObjection(staff, { electionId, id }, value, submission),
    answer: (outcome, refuse, { form }) => {
      if (outcome.done) return { to, say: done[form.get("decision") as keyof typeof done] };
      const { status, ...refusal } = refusals[outcome.reason];
      return refuse(refusal, { status });
    },
    sentBefore: "forms:sent-before",
    failed: { log: "failed to store a decision on an objection", say: "roll:objections.failed" },
  });
});

export default function Objection() {
  const { t } = useTranslation("roll");
  const { electionTitle, list, objection, line, centres } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  return (
    <>
      <PageHeader record={electionTitle} />
      <div className="max-w-3xl">
        <ObjectionDecision objection={objection} centres={centres} refused={refused}>
          <ObjectionFacts objection={objection} line={line} />
          {objection.state === "waiting" ? null : (
            <DecisionSummary
              title={`${t("objections.decision")}: ${t(`states.${objection.state}`)}`}
              labels={{
                by: t("objections.decided-by"),
                at: t("objections.decided-at"),
                note: t("objections.note"),
              }}
              decision={objection}
            />
          )}
        </ObjectionDecision>
        <p className="mt-8">
          <a className="link" href={list}>
            {t("objections.back")}
          </a>
        </p>
      </div>
    </>
  );
}

import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { electionOffice } from "~/addresses/elections";
import { visit } from "~/auth/visit.server";
import { listNamedCentres } from "~/domain/elections/centres.server";
import { getElection } from "~/domain/elections/elections.server";
import { getObjection } from "~/domain/elections/objections.server";
import { openVoterCard } from "~/domain/elections/voter-card.server";
import { parseId } from "~/fields/id";
import { readForm } from "~/forms/read-body.server";
import { formatMoment } from "~/i18n/dates";
import { inLanguage } from "~/i18n/languages";
import { translator } from "~/i18n/translator";
import { useTranslation } from "~/i18n/use-translation";
import { PageHeader } from "~/ui/page-header";
import { DecisionSummary } from "~/ui/requests";
import { objectionsOf } from "../addresses";
import { crumbsTo } from "../election-page.server";
import { answerDecision } from "./action.server";
import { ObjectionDecision, ObjectionFacts } from "./view";

export async function loader({ request, params }: LoaderFunctionArgs) {
  const { staff, language } = await visit(request, electionOffice.objection);
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
    crumbs: [...crumbsTo(election, language), { title: t("objections.title"), path: list }],
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
}

export async function action({ request, params }: ActionFunctionArgs) {
  const { staff } = await visit(request, electionOffice.objection);
  const { id, electionId } = await getObjection(parseId(params.id), parseId(params.objection));
  return answerDecision(request, { staff, electionId, id }, await readForm(request));
}

export default function Objection() {
  const { t } = useTranslation("roll");
  const { crumbs, list, objection, line, centres } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  return (
    <>
      <PageHeader crumbs={crumbs} />
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

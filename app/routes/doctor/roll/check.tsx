import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { requireDoctor } from "~/auth/guards.server";
import { pages } from "~/content/pages";
import { currentElection } from "~/domain/elections/current-election.server";
import { areObjectionsOpen } from "~/domain/elections/objections";
import { listOwnObjections } from "~/domain/elections/objections.server";
import { findVoterCard } from "~/domain/elections/voter-card.server";
import { readForm } from "~/forms/read-body.server";
import { formatMoment } from "~/i18n/dates";
import { inLanguage } from "~/i18n/languages";
import { languageOf } from "~/i18n/request-language.server";
import { useTranslation } from "~/i18n/use-translation";
import { now } from "~/platform/clock.server";
import { EmptyState } from "~/ui/empty-state";
import { PageHeader } from "~/ui/page-header";
import { documentTitle, pageMeta } from "~/ui/page-meta";
import { requireOwnPassword } from "../own-password.server";
import { standingView } from "../standing-view.server";
import { answerObjection } from "./answer-objection.server";
import { FeesAnswer } from "./fees-answer";
import { Objecting } from "./objecting";
import { OwnLine } from "./own-line";
import { OwnObjections } from "./own-objections";
import { shownLine } from "./shown-line.server";

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  data ? pageMeta({ title: data.documentTitle }) : [];

export async function loader({ request }: LoaderFunctionArgs) {
  const doctor = await requireDoctor(request);
  requireOwnPassword(doctor);
  const language = await languageOf(request);
  const { memberNumber } = doctor;
  const title = pages["/dr-dashboard/roll"][language];
  const election = await currentElection();
  const [card, standing, objections] = await Promise.all([
    findVoterCard(memberNumber, election?.id ?? null),
    standingView(memberNumber, language),
    listOwnObjections(memberNumber),
  ]);
  const until = election?.objectionsUntil ?? null;
  return {
    title,
    documentTitle: documentTitle(title, language),
    crumbs: [{ title: pages["/dr-dashboard"][language], path: "/dr-dashboard" }],
    line: election && card && shownLine(election, card, language),
    fees: standing?.vote ?? null,
    deadline:
      election && until
        ? { open: areObjectionsOpen(election, now()), moment: formatMoment(until, language) }
        : null,
    waits: objections.some(({ state, electionId }) => state === "waiting" && electionId === election?.id),
    objections: objections.map(({ election: names, createdAt, decidedAt, electionId: _, ...objection }) => ({
      ...objection,
      election: inLanguage(language, names),
      sent: formatMoment(createdAt, language),
      decided: decidedAt && formatMoment(decidedAt, language),
    })),
  };
}

export async function action({ request }: ActionFunctionArgs) {
  const doctor = await requireDoctor(request);
  requireOwnPassword(doctor);
  return answerObjection(request, doctor, await readForm(request));
}

export default function RollCheck() {
  const { t } = useTranslation("elections");
  const { title, crumbs, line, fees, deadline, waits, objections } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  return (
    <>
      <PageHeader title={title} crumbs={crumbs} />
      <div className="max-w-3xl">
        {line ? (
          <Objecting deadline={deadline} waits={waits} refused={refused}>
            <OwnLine line={line} />
            {fees ? <FeesAnswer answer={fees} /> : null}
          </Objecting>
        ) : (
          <EmptyState title={t("none-announced")} />
        )}
        {objections.length ? <OwnObjections objections={objections} /> : null}
      </div>
    </>
  );
}

import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { electionOffice } from "~/addresses/elections";
import { visit } from "~/auth/visit.server";
import { accountIdIn } from "~/domain/accounts/identities";
import { getElection } from "~/domain/elections/elections.server";
import { figuresOf } from "~/domain/elections/roll-import";
import { getRollImport } from "~/domain/elections/roll-import.server";
import { parseId } from "~/fields/id";
import { readForm } from "~/forms/read-body.server";
import { formatMoment } from "~/i18n/dates";
import { translator } from "~/i18n/translator";
import { useTranslation } from "~/i18n/use-translation";
import { PageHeader } from "~/ui/page-header";
import { rollPage } from "../addresses";
import { crumbsTo, touchesIfOpen } from "../election-page.server";
import { answerRoll, type RefusedRoll } from "./action.server";
import { ApplyForm, RejectTable, RollFigures, RollOrigin } from "./view";

export async function loader({ request, params }: LoaderFunctionArgs) {
  const { language } = await visit(request, electionOffice.rollReport);
  const election = await getElection(parseId(params.id));
  const sent = await getRollImport(election.id, accountIdIn(params.importId));
  const t = translator(language, "election-office");
  const another = rollPage(election.id);
  const { fileName, by, report, createdAt, appliedAt } = sent;
  return {
    crumbs: [...crumbsTo(election, language), { title: t("import.title"), path: another }],
    another,
    origin: {
      fileName,
      by,
      ignored: report.ignored,
      sent: formatMoment(createdAt, language),
      applied: appliedAt && formatMoment(appliedAt, language),
    },
    report,
    asked: {
      seen: figuresOf(report),
      rejected: report.rejected,
      good: report.counts.good,
      touches: touchesIfOpen(election),
    },
  };
}

export async function action({ request, params }: ActionFunctionArgs) {
  const { staff } = await visit(request, electionOffice.rollReport);
  const { id: electionId } = await getElection(parseId(params.id));
  const { id: importId } = await getRollImport(electionId, accountIdIn(params.importId));
  return answerRoll({ request, staff, electionId, importId, form: await readForm(request) });
}

export default function RollReportPage() {
  const { t } = useTranslation("election-office");
  const { crumbs, another, origin, report, asked } = useLoaderData<typeof loader>();
  const refused = useActionData<RefusedRoll>();
  return (
    <>
      <PageHeader crumbs={crumbs} />
      {origin.applied && refused ? (
        <div role="alert" className="notice notice-warning mb-6 max-w-3xl">
          {t("errors.applied-before")}
        </div>
      ) : null}
      <RollOrigin origin={origin} />
      <RollFigures report={report} />
      {origin.applied ? null : <ApplyForm refused={refused} asked={asked} another={another} />}
      <RejectTable report={report} />
    </>
  );
}

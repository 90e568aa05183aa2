import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { electionOffice } from "~/addresses/elections";
import { visit } from "~/auth/visit.server";
import { getElection, wasMarkedIn } from "~/domain/elections/elections.server";
import { parseId } from "~/fields/id";
import { readForm } from "~/forms/read-body.server";
import { useTranslation } from "~/i18n/use-translation";
import { PageHeader } from "~/ui/page-header";
import { DefinitionTable } from "~/ui/table";
import { electionPage } from "./addresses";
import { answerUpdate, type RefusedElection } from "./election-actions.server";
import {
  ElectionForm,
  electionFields,
  type TypedElection,
  typedElection,
  useElectionLabels,
} from "./election-form";
import { crumbsTo, touchesIfOpen } from "./election-page.server";

export async function loader({ request, params }: LoaderFunctionArgs) {
  const { language } = await visit(request, electionOffice.edit);
  const election = await getElection(parseId(params.id));
  return {
    crumbs: crumbsTo(election, language),
    id: election.id,
    typed: typedElection(election),
    version: election.version,
    touches: touchesIfOpen(election),
    opensFixed: await wasMarkedIn(election.id),
  };
}

export async function action({ request, params }: ActionFunctionArgs) {
  const { staff } = await visit(request, electionOffice.edit);
  const { id } = await getElection(parseId(params.id));
  return answerUpdate({ request, staff, id, form: await readForm(request) });
}

export default function EditElection() {
  const { t } = useTranslation("election-office");
  const { crumbs, id, ...present } = useLoaderData<typeof loader>();
  const refused = useActionData<RefusedElection>();
  return (
    <>
      <PageHeader crumbs={crumbs} />
      <ElectionForm present={present} submit={t("form.save")} cancel={electionPage(id)} />
      {refused?.conflict ? <SavedMeanwhile typed={present.typed} /> : null}
    </>
  );
}

function SavedMeanwhile({ typed }: { typed: TypedElection }) {
  const { t } = useTranslation("election-office");
  const labels = useElectionLabels();
  return (
    <section className="mt-10 max-w-3xl">
      <h2 className="mb-3 text-xl">{t("saved-meanwhile")}</h2>
      <DefinitionTable
        rows={electionFields.map((field) => ({
          label: labels[field],
          value: <bdi>{typed[field]}</bdi>,
        }))}
      />
    </section>
  );
}

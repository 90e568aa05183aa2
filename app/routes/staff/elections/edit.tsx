import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { requireStaff } from "~/auth/guards.server";
import { getElection, wasMarkedIn } from "~/domain/elections/elections.server";
import { parseId } from "~/forms/id";
import { readForm } from "~/forms/read-body.server";
import { languageOf } from "~/i18n/request-language.server";
import { translator } from "~/i18n/translator";
import { useTranslation } from "~/i18n/use-translation";
import { PageHeader } from "~/ui/page-header";
import { pageMeta } from "~/ui/page-meta";
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
import { pageOf, touchesIfOpen } from "./election-page.server";

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  data ? pageMeta({ title: data.documentTitle }) : [];

export async function loader({ request, params }: LoaderFunctionArgs) {
  await requireStaff(request, "elections.manage");
  const election = await getElection(parseId(params.id));
  const language = await languageOf(request);
  return {
    ...pageOf(translator(language, "election-office")("edit-title"), language, election),
    id: election.id,
    typed: typedElection(election),
    version: election.version,
    touches: touchesIfOpen(election),
    opensFixed: await wasMarkedIn(election.id),
  };
}

export async function action({ request, params }: ActionFunctionArgs) {
  const staff = await requireStaff(request, "elections.manage");
  const { id } = await getElection(parseId(params.id));
  return answerUpdate({ request, staff, id, form: await readForm(request) });
}

export default function EditElection() {
  const { t } = useTranslation("election-office");
  const { title, crumbs, id, ...present } = useLoaderData<typeof loader>();
  const refused = useActionData<RefusedElection>();
  return (
    <>
      <PageHeader title={title} crumbs={crumbs} />
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

import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { requireStaff } from "~/auth/guards.server";
import { getElection, wasMarkedIn } from "~/domain/elections/election-list.server";
import { parseId } from "~/forms/id";
import { readForm } from "~/forms/read-form.server";
import { languageOf } from "~/i18n/request-language.server";
import { translator } from "~/i18n/translator";
import { useTranslation } from "~/i18n/use-translation";
import { PageHeader } from "~/ui/page-header";
import { pageMeta } from "~/ui/page-meta";
import { electionPage } from "./address";
import { answerUpdate, type RefusedElection } from "./answer-election.server";
import { ElectionForm } from "./election-form";
import { pageOf } from "./page-of-election.server";
import { SavedMeanwhile } from "./saved-meanwhile";
import { touchesIfOpen, typedElection } from "./shown-election.server";

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

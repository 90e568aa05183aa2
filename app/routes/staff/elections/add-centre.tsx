import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { requireStaff } from "~/auth/guards.server";
import { getElection } from "~/domain/elections/elections.server";
import { parseId } from "~/forms/id";
import { readForm } from "~/forms/read-body.server";
import { languageOf } from "~/i18n/request-language.server";
import { translator } from "~/i18n/translator";
import { PageHeader } from "~/ui/page-header";
import { pageMeta } from "~/ui/page-meta";
import { electionPage } from "./addresses";
import { answerCentre } from "./centre-actions.server";
import { CentreForm } from "./centre-form";
import { pageOf, touchesIfOpen } from "./election-page.server";

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  data ? pageMeta({ title: data.documentTitle }) : [];

export async function loader({ request, params }: LoaderFunctionArgs) {
  await requireStaff(request, "elections.manage");
  const election = await getElection(parseId(params.id));
  const language = await languageOf(request);
  const page = pageOf(translator(language, "election-office")("centres.add"), language, election);
  return { ...page, id: election.id, touches: touchesIfOpen(election) };
}

export async function action({ request, params }: ActionFunctionArgs) {
  const staff = await requireStaff(request, "elections.manage");
  const { id } = await getElection(parseId(params.id));
  return answerCentre({ request, staff, electionId: id, form: await readForm(request) });
}

export default function AddCentre() {
  const { title, crumbs, id, touches } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHeader title={title} crumbs={crumbs} />
      <CentreForm touches={touches} cancel={electionPage(id)} />
    </>
  );
}

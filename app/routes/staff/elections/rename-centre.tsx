import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { requireStaff } from "~/auth/guards.server";
import { readForm } from "~/forms/read-body.server";
import { languageOf } from "~/i18n/request-language.server";
import { translator } from "~/i18n/translator";
import { PageHeader } from "~/ui/page-header";
import { pageMeta } from "~/ui/page-meta";
import { electionPage } from "./addresses";
import { answerCentre, centreIds, electionAndCentre } from "./centre-actions.server";
import { CentreForm } from "./centre-form";
import { pageOf, touchesIfOpen } from "./election-page.server";

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  data ? pageMeta({ title: data.documentTitle }) : [];

export async function loader({ request, params }: LoaderFunctionArgs) {
  await requireStaff(request, "elections.manage");
  const { election, centre } = await electionAndCentre(params);
  const language = await languageOf(request);
  return {
    ...pageOf(translator(language, "election-office")("centres.rename-title"), language, election),
    id: election.id,
    touches: touchesIfOpen(election),
    present: { code: String(centre.code), name_ar: centre.name.ar, name: centre.name.en },
  };
}

export async function action({ request, params }: ActionFunctionArgs) {
  const staff = await requireStaff(request, "elections.manage");
  const { electionId, centreId } = await centreIds(params);
  return answerCentre({ request, staff, electionId, form: await readForm(request) }, centreId);
}

export default function RenameCentre() {
  const { title, crumbs, id, touches, present } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHeader title={title} crumbs={crumbs} />
      <CentreForm present={present} touches={touches} cancel={electionPage(id)} />
    </>
  );
}

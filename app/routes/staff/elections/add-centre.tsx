import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { electionOffice } from "~/addresses/elections";
import { visit } from "~/auth/visit.server";
import { addCentre } from "~/domain/elections/centres.server";
import { getElection } from "~/domain/elections/elections.server";
import { centreInput } from "~/domain/elections/input";
import { parseId } from "~/fields/id";
import { PageHeader } from "~/ui";
import { electionPage } from "./addresses";
import { CentreForm, changeCentre } from "./centre-form";
import { titleIn, touchesIfOpen } from "./open-confirmation";

export async function loader({ request, params }: LoaderFunctionArgs) {
  const { language } = await visit(request, electionOffice.addCentre);
  const election = await getElection(parseId(params.id));
  return { electionTitle: titleIn(language, election), id: election.id, touches: touchesIfOpen(election) };
}

export async function action({ request, params }: ActionFunctionArgs) {
  const { staff } = await visit(request, electionOffice.addCentre);
  const { id } = await getElection(parseId(params.id));
  return changeCentre(request, {
    staff,
    electionId: id,
    form: `add-centre:${id}`,
    schema: centreInput,
    apply: addCentre,
    done: "added",
  });
}

export default function AddCentre() {
  const { electionTitle, id, touches } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHeader record={electionTitle} />
      <CentreForm touches={touches} cancel={electionPage(id)} />
    </>
  );
}

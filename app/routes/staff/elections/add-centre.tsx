import { useLoaderData } from "@remix-run/react";
import { electionOffice } from "~/addresses/elections";
import { handler } from "~/auth/handler.server";
import { addCentre } from "~/domain/elections/centres.server";
import { getElection } from "~/domain/elections/elections.server";
import { centreInput } from "~/domain/elections/input";
import { parseId } from "~/fields/id";
import { PageHeader } from "~/ui";
import { electionPage } from "./addresses";
import { CentreForm, changeCentre } from "./centre-form";
import { titleIn, touchesIfOpen } from "./open-confirmation";

export const loader = handler(electionOffice.addCentre, async ({ params, language }) => {
  const election = await getElection(parseId(params.id));
  return { electionTitle: titleIn(language, election), id: election.id, touches: touchesIfOpen(election) };
});

export const action = handler(electionOffice.addCentre, async ({ request, params, staff }) => {
  const { id } = await getElection(parseId(params.id));
  return changeCentre(request, {
    staff,
    electionId: id,
    form: `add-centre:${id}`,
    schema: centreInput,
    apply: addCentre,
    done: "added",
  });
});

export default function AddCentre() {
  const { electionTitle, id, touches } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHeader record={electionTitle} />
      <CentreForm touches={touches} cancel={electionPage(id)} />
    </>
  );
}

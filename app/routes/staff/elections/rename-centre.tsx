import { useLoaderData } from "@remix-run/react";
import { electionOffice } from "~/addresses/elections";
import { handler } from "~/auth/handler.server";
import { renameCentre } from "~/domain/elections/centres.server";
import { centreInput } from "~/domain/elections/input";
import { PageHeader } from "~/ui";
import { electionPage } from "./addresses";
import { CentreForm, centreIds, changeCentre, electionAndCentre } from "./centre-form";
import { titleIn, touchesIfOpen } from "./open-confirmation";

export const loader = handler(electionOffice.renameCentre, async ({ params, language }) => {
  const { election, centre } = await electionAndCentre(params);
  return {
    electionTitle: titleIn(language, election),
    id: election.id,
    touches: touchesIfOpen(election),
    present: { code: String(centre.code), name_ar: centre.name.ar, name: centre.name.en },
  };
});

export const action = handler(electionOffice.renameCentre, async ({ request, params, staff }) => {
  const { electionId, centreId } = await centreIds(params);
  return changeCentre(request, {
    staff,
    electionId,
    form: `centre:${centreId}`,
    schema: centreInput,
    apply: (change, fields) => renameCentre(change, centreId, fields),
    done: "renamed",
  });
});

export default function RenameCentre() {
  const { electionTitle, id, touches, present } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHeader record={electionTitle} />
      <CentreForm present={present} touches={touches} cancel={electionPage(id)} />
    </>
  );
}

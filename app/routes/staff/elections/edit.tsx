import { useActionData, useLoaderData } from "@remix-run/react";
import { electionOffice } from "~/addresses/elections";
import { handler } from "~/auth/handler.server";
import { getElection, updateElection, wasMarkedIn } from "~/domain/elections/elections.server";
import { parseId } from "~/fields/id";
import { submit } from "~/forms/submit.server";
import { useTranslation } from "~/i18n";
import { DefinitionTable, PageHeader } from "~/ui";
import { electionPage } from "./addresses";
import {
  ElectionForm,
  electionFields,
  notSaved,
  type RefusedElection,
  readElection,
  type TypedElection,
  typedElection,
  useElectionLabels,
} from "./election-form";
import { NOT_CONFIRMED, titleIn, touchesIfOpen } from "./open-confirmation";

export const loader = handler(electionOffice.edit, async ({ params, language }) => {
  const election = await getElection(parseId(params.id));
  return {
    electionTitle: titleIn(language, election),
    id: election.id,
    typed: typedElection(election),
    version: election.version,
    touches: touchesIfOpen(election),
    opensFixed: await wasMarkedIn(election.id),
  };
});

const openingFixed = { fields: { opens_date: ["election-office:errors.opens-fixed"] } };
const changedMeanwhile = { form: ["election-office:changed-meanwhile"] };

export const action = handler(electionOffice.edit, async ({ request, params, staff }) => {
  const { id } = await getElection(parseId(params.id));
  return submit(request, {
    form: `edit-election:${id}`,
    by: staff,
    read: readElection,
    write: (election, submission) => updateElection(staff, { id, ...election }, submission),
    answer: (outcome, refuse) => {
      if (outcome.done) return { to: electionPage(id), say: "election-office:updated" };
      if (outcome.reason === "unknown") throw new Response(null, { status: 404 });
      if (outcome.reason === "not-confirmed") return refuse(NOT_CONFIRMED, { touches: outcome.touches });
      if (outcome.reason === "opens-fixed") return refuse(openingFixed);
      return refuse(changedMeanwhile, { status: 409 });
    },
    sentBefore: "election-office:sent-before",
    failed: notSaved,
  });
});

export default function EditElection() {
  const { t } = useTranslation("election-office");
  const { electionTitle, id, ...present } = useLoaderData<typeof loader>();
  const refused = useActionData<RefusedElection>();
  return (
    <>
      <PageHeader record={electionTitle} />
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

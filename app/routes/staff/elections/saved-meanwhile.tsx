import { useTranslation } from "~/i18n/use-translation";
import { DefinitionTable } from "~/ui/definition-table";
import { electionFields, useElectionLabels } from "./field-labels";
import type { TypedElection } from "./shown-election.server";

/** What a colleague saved while this writer was writing, to be compared with the form above. */
export function SavedMeanwhile({ typed }: { typed: TypedElection }) {
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

import { electionOffice } from "~/addresses/elections";
import { handler } from "~/auth/handler.server";
import { createElection } from "~/domain/elections/elections.server";
import { submit } from "~/forms/submit.server";
import { useTranslation } from "~/i18n";
import { PageHeader } from "~/ui";
import { electionPage, LIST } from "./addresses";
import { ElectionForm, notSaved, readElection } from "./election-form";
import { NOT_CONFIRMED } from "./open-confirmation";

export const loader = handler(electionOffice.add, () => null);

export const action = handler(electionOffice.add, ({ request, staff }) =>
  submit(request, {
    form: "add-election",
    by: staff,
    read: readElection,
    write: (election, submission) => createElection(staff, election, submission),
    answer: (outcome, refuse) =>
      outcome.done
        ? { to: electionPage(outcome.id), say: "election-office:created" }
        : refuse(NOT_CONFIRMED, { touches: outcome.touches }),
    sentBefore: "election-office:sent-before",
    failed: notSaved,
  }),
);

export default function AddElection() {
  const { t } = useTranslation("election-office");
  return (
    <>
      <PageHeader />
      <ElectionForm submit={t("form.create")} cancel={LIST} />
    </>
  );
}

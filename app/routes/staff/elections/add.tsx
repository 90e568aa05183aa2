import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { electionOffice } from "~/addresses/elections";
import { visit } from "~/auth/visit.server";
import { createElection } from "~/domain/elections/elections.server";
import { submit } from "~/forms/submit.server";
import { useTranslation } from "~/i18n";
import { PageHeader } from "~/ui";
import { electionPage, LIST } from "./addresses";
import { ElectionForm, notSaved, readElection } from "./election-form";
import { NOT_CONFIRMED } from "./open-confirmation";

export async function loader({ request }: LoaderFunctionArgs) {
  await visit(request, electionOffice.add);
  return null;
}

export async function action({ request }: ActionFunctionArgs) {
  const { staff } = await visit(request, electionOffice.add);
  return submit(request, {
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
  });
}

export default function AddElection() {
  const { t } = useTranslation("election-office");
  return (
    <>
      <PageHeader />
      <ElectionForm submit={t("form.create")} cancel={LIST} />
    </>
  );
}

import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { electionOffice } from "~/addresses/elections";
import { visit } from "~/auth/visit.server";
import { readForm } from "~/forms/read-body.server";
import { useTranslation } from "~/i18n/use-translation";
import { PageHeader } from "~/ui/page-header";
import { ABOVE_ELECTION, LIST } from "./addresses";
import { answerCreation } from "./election-actions.server";
import { ElectionForm } from "./election-form";

export async function loader({ request }: LoaderFunctionArgs) {
  await visit(request, electionOffice.add);
  return null;
}

export async function action({ request }: ActionFunctionArgs) {
  const { staff } = await visit(request, electionOffice.add);
  return answerCreation({ request, staff, form: await readForm(request) });
}

export default function AddElection() {
  const { t } = useTranslation("election-office");
  return (
    <>
      <PageHeader crumbs={ABOVE_ELECTION} />
      <ElectionForm submit={t("form.create")} cancel={LIST} />
    </>
  );
}

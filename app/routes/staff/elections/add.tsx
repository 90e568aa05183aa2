import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { requireStaff } from "~/auth/guards.server";
import { readForm } from "~/forms/read-body.server";
import { languageOf } from "~/i18n/request-language.server";
import { translator } from "~/i18n/translator";
import { useTranslation } from "~/i18n/use-translation";
import { PageHeader } from "~/ui/page-header";
import { pageMeta } from "~/ui/page-meta";
import { LIST } from "./addresses";
import { answerCreation } from "./election-actions.server";
import { ElectionForm } from "./election-form";
import { pageOf } from "./election-page.server";

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  data ? pageMeta({ title: data.documentTitle }) : [];

export async function loader({ request }: LoaderFunctionArgs) {
  await requireStaff(request, "elections.manage");
  const language = await languageOf(request);
  return pageOf(translator(language, "election-office")("add"), language);
}

export async function action({ request }: ActionFunctionArgs) {
  const staff = await requireStaff(request, "elections.manage");
  return answerCreation({ request, staff, form: await readForm(request) });
}

export default function AddElection() {
  const { t } = useTranslation("election-office");
  const { title, crumbs } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHeader title={title} crumbs={crumbs} />
      <ElectionForm submit={t("form.create")} cancel={LIST} />
    </>
  );
}

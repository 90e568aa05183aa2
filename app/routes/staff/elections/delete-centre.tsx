import { useForm } from "@conform-to/react";
import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { requireStaff } from "~/auth/guards.server";
import { ErrorSummary } from "~/forms/error-summary";
import { readForm } from "~/forms/read-body.server";
import { SubmissionId } from "~/forms/submission";
import { inLanguage } from "~/i18n/languages";
import { languageOf } from "~/i18n/request-language.server";
import { translator } from "~/i18n/translator";
import { useTranslation } from "~/i18n/use-translation";
import { Button, ButtonLink } from "~/ui/button";
import { PageHeader } from "~/ui/page-header";
import { pageMeta } from "~/ui/page-meta";
import { electionPage } from "./addresses";
import {
  answerCentreDeletion,
  centreIds,
  electionAndCentre,
  type RefusedCentre,
} from "./centre-actions.server";
import { pageOf, touchesIfOpen } from "./election-page.server";
import { CONFIRM_OPEN, OpenConfirmation } from "./open-confirmation";

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  data ? pageMeta({ title: data.documentTitle }) : [];

export async function loader({ request, params }: LoaderFunctionArgs) {
  await requireStaff(request, "elections.manage");
  const { election, centre } = await electionAndCentre(params);
  const language = await languageOf(request);
  return {
    ...pageOf(translator(language, "election-office")("centres.delete-title"), language, election),
    id: election.id,
    touches: touchesIfOpen(election),
    centre: { code: centre.code, name: `\u2068${inLanguage(language, centre.name).value}\u2069` },
  };
}

export async function action({ request, params }: ActionFunctionArgs) {
  const staff = await requireStaff(request, "elections.manage");
  const { electionId, centreId } = await centreIds(params);
  return answerCentreDeletion({ request, staff, electionId, form: await readForm(request) }, centreId);
}

export default function DeleteCentre() {
  const { t } = useTranslation("election-office");
  const { title, crumbs, id, touches, centre } = useLoaderData<typeof loader>();
  const refused = useActionData<RefusedCentre>();
  const [form, fields] = useForm<Record<typeof CONFIRM_OPEN, string>, string[]>({
    id: "centre",
    lastResult: refused?.answer,
  });
  return (
    <>
      <PageHeader title={title} crumbs={crumbs} />
      <form method="post" noValidate className="max-w-2xl">
        <ErrorSummary form={form} labels={{ [CONFIRM_OPEN]: "" }} />
        <SubmissionId />
        <p className="mb-6">{t("centres.delete-about", centre)}</p>
        <OpenConfirmation
          touches={touches}
          field={fields[CONFIRM_OPEN] as never}
          checked={refused?.confirmed}
        />
        <div className="flex flex-wrap gap-3">
          <ButtonLink href={electionPage(id)} variant="quiet">
            {t("centres.keep")}
          </ButtonLink>
          <Button type="submit" variant="danger">
            {t("centres.delete")}
          </Button>
        </div>
      </form>
    </>
  );
}

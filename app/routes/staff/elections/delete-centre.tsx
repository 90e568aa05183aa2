import { useForm } from "@conform-to/react";
import { useActionData, useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { electionOffice } from "~/addresses/elections";
import { handler } from "~/auth/handler.server";
import { deleteCentre } from "~/domain/elections/centres.server";
import { ErrorSummary, SubmissionId } from "~/forms";
import { inLanguage, useTranslation } from "~/i18n";
import { Button, ButtonLink, PageHeader } from "~/ui";
import { electionPage } from "./addresses";
import { centreIds, changeCentre, electionAndCentre, type RefusedCentre } from "./centre-form";
import { CONFIRM_OPEN, OpenConfirmation, titleIn, touchesIfOpen } from "./open-confirmation";

export const loader = handler(electionOffice.deleteCentre, async ({ params, language }) => {
  const { election, centre } = await electionAndCentre(params);
  return {
    electionTitle: titleIn(language, election),
    id: election.id,
    touches: touchesIfOpen(election),
    centre: { code: centre.code, name: `\u2068${inLanguage(language, centre.name).value}\u2069` },
  };
});

export const action = handler(electionOffice.deleteCentre, async ({ request, params, staff }) => {
  const { electionId, centreId } = await centreIds(params);
  return changeCentre(request, {
    staff,
    electionId,
    form: `delete-centre:${centreId}`,
    schema: z.object({}),
    apply: (change) => deleteCentre(change, centreId),
    done: "deleted",
  });
});

export default function DeleteCentre() {
  const { t } = useTranslation("election-office");
  const { electionTitle, id, touches, centre } = useLoaderData<typeof loader>();
  const refused = useActionData<RefusedCentre>();
  const [form, fields] = useForm<Record<typeof CONFIRM_OPEN, string>, string[]>({
    id: "centre",
    lastResult: refused?.answer,
  });
  return (
    <>
      <PageHeader record={electionTitle} />
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

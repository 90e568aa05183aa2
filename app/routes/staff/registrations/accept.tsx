import { useForm } from "@conform-to/react";
import { useActionData, useLoaderData } from "@remix-run/react";
import type { ReactNode } from "react";
import { registrations } from "~/addresses/internship";
import { handler } from "~/auth/handler.server";
import { getApplication } from "~/domain/internships/application.server";
import { acceptInput } from "~/domain/internships/decision.server";
import { QUEUE } from "~/domain/internships/queue-filter";
import { parseId } from "~/fields/id";
import { ErrorSummary, SubmissionId } from "~/forms";
import { useTranslation } from "~/i18n";
import { Button, ButtonLink, Notice } from "~/ui";
import { AnswerGroups, type ApplicationView, Others } from "./application";
import {
  ApplicantHeading,
  DecisionPage,
  decide,
  loadDecision,
  type Refused,
  SeenMeanwhile,
} from "./decision-page";

export const loader = handler(registrations.accept, ({ params, staff, language }) =>
  loadDecision(params.id, staff, language),
);

export const action = handler(registrations.accept, async ({ request, params, staff }) => {
  const { id } = await getApplication(parseId(params.id));
  return decide(request, {
    staff,
    id,
    act: "accept",
    schema: acceptInput,
    decision: ({ version }) => ({ seenVersion: version, returned: null }),
  });
});

export default function AcceptRegistration() {
  const { application, last, others } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  return (
    <DecisionPage application={application}>
      <AcceptForm application={application} refused={refused}>
        <ApplicantHeading application={application} />
        {refused?.conflict ? <SeenMeanwhile last={last} /> : null}
        {others.length ? (
          <div className="mb-6">
            <Others others={others} />
          </div>
        ) : null}
      </AcceptForm>
    </DecisionPage>
  );
}

type Props = { application: ApplicationView; refused: Refused | undefined; children: ReactNode };

/** Shows everything that is being accepted, with the button; afterwards, only that it was accepted. */
function AcceptForm({ application, refused, children }: Props) {
  const { t } = useTranslation("registrations");
  const { id, state, version, groups } = application;
  const [form] = useForm<{ version: string }, string[]>({ id: "accept", lastResult: refused?.answer });
  const conflict = refused?.conflict ?? false;
  const above = (
    <>
      <ErrorSummary form={form} labels={{}} />
      {children}
    </>
  );
  if (state === "accepted") {
    return (
      <>
        {above}
        <p>{t("final")}</p>
      </>
    );
  }
  return (
    <form method="post" noValidate>
      {above}
      <SubmissionId />
      <input type="hidden" name="version" value={version} />
      {state === "returned" ? (
        <div className="mb-4">
          <Notice kind="warning">{t("accept-form.open")}</Notice>
        </div>
      ) : null}
      <p>{t("accept-form.lead")}</p>
      <AnswerGroups groups={groups} />
      <div className="mt-8 flex flex-wrap gap-3">
        <Button type="submit">{t(conflict ? "conflict.accept-anyway" : "accept-form.send")}</Button>
        <ButtonLink href={`${QUEUE}/${id}`} variant="quiet">
          {t(conflict ? "conflict.leave" : "return-form.cancel")}
        </ButtonLink>
      </div>
    </form>
  );
}

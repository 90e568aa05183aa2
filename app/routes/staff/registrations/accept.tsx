import { useForm } from "@conform-to/react";
import { useActionData, useLoaderData } from "@remix-run/react";
import type { ReactNode } from "react";
import { href } from "~/addresses/href";
import { registrations } from "~/addresses/internship";
import { registerOffice } from "~/addresses/register";
import { handler } from "~/auth/handler.server";
import { ltr } from "~/content/words";
import { getApplication } from "~/domain/internships/application.server";
import { acceptInput } from "~/domain/internships/decision.server";
import { QUEUE } from "~/domain/internships/queue-filter";
import { acceptApplication, possibleDoubles } from "~/domain/register/accept-application.server";
import { proposedNumber } from "~/domain/register/change-member.server";
import { ConfirmStrayNumber, withNextNumber } from "~/features/members/new-number";
import { parseId } from "~/fields/id";
import { ErrorSummary, Field, SubmissionId, useChecks } from "~/forms";
import { inLanguage, type LocalText, useTranslation } from "~/i18n";
import { Bilingual, Button, ButtonLink, Ltr, Notice } from "~/ui";
import { AnswerGroups, type ApplicationView, Others } from "./application";
import {
  ApplicantHeading,
  DecisionPage,
  decide,
  loadDecision,
  type Refused,
  SeenMeanwhile,
} from "./decision-page";

export const loader = handler(registrations.accept, async ({ params, staff, language }) => {
  const seen = await getApplication(parseId(params.id));
  const [decision, proposed, doubles] = await Promise.all([
    loadDecision(params.id, staff, language),
    proposedNumber(),
    possibleDoubles(seen),
  ]);
  return {
    ...decision,
    proposed: String(proposed),
    doubles: doubles.map(({ name, ...double }) => ({ ...double, name: inLanguage(language, name) })),
  };
});

export const action = handler(registrations.accept, async ({ request, params, staff }) => {
  const { id } = await getApplication(parseId(params.id));
  return decide(request, {
    staff,
    id,
    act: "accept",
    schema: acceptInput,
    say: (memberNumber) => ({ say: "registrations:accepted", params: { number: ltr(memberNumber ?? "") } }),
    write: ({ version, DOC_NO, stray_number: confirmedNumber }, how) =>
      acceptApplication(staff, { id, seenVersion: version, memberNumber: DOC_NO, confirmedNumber }, how),
  });
});

export default function AcceptRegistration() {
  const { application, last, others, proposed, doubles } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  return (
    <DecisionPage application={application}>
      <AcceptForm application={application} proposed={proposed} refused={refused}>
        <ApplicantHeading application={application} />
        {refused?.conflict ? <SeenMeanwhile last={last} /> : null}
        {others.length ? (
          <div className="mb-6">
            <Others others={others} />
          </div>
        ) : null}
        {doubles.length && !isDone(application) ? <Doubles doubles={doubles} /> : null}
      </AcceptForm>
    </DecisionPage>
  );
}

/** An application that was accepted before acceptance made a member still gets one. */
const isDone = ({ state, memberNumber }: Pick<ApplicationView, "state" | "memberNumber">) =>
  state === "accepted" && memberNumber !== null;

type Double = { memberNumber: number; name: LocalText; sameNumber: boolean };

/** Lists members who may be the applicant already. */
function Doubles({ doubles }: { doubles: Double[] }) {
  const { t } = useTranslation("registrations");
  return (
    <div className="mb-6">
      <Notice kind="warning">
        <p className="font-bold">{t("doubles.title")}</p>
        <ul className="points">
          {doubles.map(({ memberNumber, name, sameNumber }) => (
            <li key={memberNumber}>
              <a className="link" href={href(registerOffice.member, { docNo: memberNumber })}>
                <Bilingual text={name} tag={false} /> · <Ltr>{memberNumber}</Ltr>
              </a>
              {` (${t(sameNumber ? "doubles.number" : "doubles.name")})`}
            </li>
          ))}
        </ul>
      </Notice>
    </div>
  );
}

type Props = {
  application: ApplicationView;
  /** The next association number. */
  proposed: string;
  refused: Refused | undefined;
  children: ReactNode;
};

/** Shows everything that is being accepted, with the button; afterwards, only that it was accepted. */
function AcceptForm({ application, proposed, refused, children }: Props) {
  const { t } = useTranslation(["registrations", "register-office"]);
  const { id, state, version, groups } = application;
  const [form, fields] = useForm<{ version: string; DOC_NO: string }, string[]>({
    id: "accept",
    lastResult: withNextNumber(refused?.answer, proposed),
    defaultValue: { DOC_NO: proposed },
  });
  const label = t("register-office:columns.DOC_NO");
  const checks = useChecks(acceptInput);
  const conflict = refused?.conflict ?? false;
  const above = (
    <>
      <ErrorSummary form={form as never} labels={{ DOC_NO: label }} />
      {children}
    </>
  );
  if (isDone(application)) {
    return (
      <>
        {above}
        <p>{t("registrations:final")}</p>
      </>
    );
  }
  return (
    <form method="post" noValidate {...checks}>
      {above}
      <SubmissionId />
      <input type="hidden" name="version" value={version} />
      <ConfirmStrayNumber answer={refused?.answer} />
      {state === "returned" ? (
        <div className="mb-4">
          <Notice kind="warning">{t("registrations:accept-form.open")}</Notice>
        </div>
      ) : null}
      <p>{t(state === "accepted" ? "registrations:make-member-about" : "registrations:accept-form.lead")}</p>
      <AnswerGroups groups={groups} />
      <div className="mt-8 max-w-sm">
        <Field
          field={fields.DOC_NO as never}
          label={label}
          hint={t("registrations:accept-form.number-hint")}
          inputMode="numeric"
          dir="ltr"
          autoComplete="off"
          maxLength={20}
        />
      </div>
      <div className="mt-8 flex flex-wrap gap-3">
        <Button type="submit">
          {t(conflict ? "registrations:conflict.accept-anyway" : "registrations:accept-form.send")}
        </Button>
        <ButtonLink href={`${QUEUE}/${id}`} variant="quiet">
          {t(conflict ? "registrations:conflict.leave" : "registrations:return-form.cancel")}
        </ButtonLink>
      </div>
    </form>
  );
}

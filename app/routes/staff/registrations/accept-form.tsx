import { useForm } from "@conform-to/react";
import type { ReactNode } from "react";
import { QUEUE } from "~/domain/internships/queue-filter";
import { ErrorSummary } from "~/forms/error-summary";
import { SubmissionId } from "~/forms/submission";
import { useTranslation } from "~/i18n/use-translation";
import { Button, ButtonLink } from "~/ui/button";
import { Notice } from "~/ui/notice";
import type { Refused } from "./answer-decision.server";
import { AnswerGroups } from "./answer-groups";
import type { ShownApplication } from "./shown-application.server";

type Props = { application: ShownApplication; refused: Refused | undefined; children: ReactNode };

/** Everything that is accepted, once more, and the button; once it is accepted, only that it is. */
export function AcceptForm({ application, refused, children }: Props) {
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

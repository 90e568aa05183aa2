import { useForm } from "@conform-to/react";
import type { ReactNode } from "react";
import { QUEUE } from "~/domain/internships/queue-filter";
import { ErrorSummary } from "~/forms/error-summary";
import { TextField } from "~/forms/field";
import { SubmissionId } from "~/forms/submission";
import { useTranslation } from "~/i18n/use-translation";
import { Button, ButtonLink } from "~/ui/button";
import type { Refused } from "./answer-decision.server";
import { FieldChoices } from "./field-choices";
import { FieldNames } from "./history";
import type { ShownApplication } from "./shown-application.server";

type Fields = { fields: string[]; papers: string; reason: string; version: string };
type Props = { application: ShownApplication; refused: Refused | undefined; children: ReactNode };

const listOf = (sent: unknown): string[] =>
  (Array.isArray(sent) ? sent : [sent]).filter((one) => typeof one === "string");

/** Which fields go back and why; after it was decided meanwhile the same words again, while it can still be returned. */
export function ReturnForm({ application, refused, children }: Props) {
  const { t } = useTranslation("registrations");
  const { id, state, version, language, groups } = application;
  const [form, fields] = useForm<Fields, string[]>({ id: "return", lastResult: refused?.answer });
  const labels = { fields: t("return-form.fields"), reason: t("return-form.reason") };
  const chosen = listOf(fields.fields.initialValue);
  const summary = <ErrorSummary form={form} labels={labels} />;
  if (state === "accepted") {
    const reason = fields.reason.initialValue;
    return (
      <>
        {summary}
        {children}
        <p>{t("final")}</p>
        {typeof reason === "string" ? (
          <section aria-labelledby="yours">
            <h2 id="yours" className="mt-6 mb-1 text-lg">
              {t("conflict.yours")}
            </h2>
            {chosen.length ? (
              <p>
                <FieldNames fields={chosen} />
              </p>
            ) : null}
            <p dir="auto" className="whitespace-pre-wrap wrap-anywhere">
              {reason}
            </p>
          </section>
        ) : null}
      </>
    );
  }
  const seen = refused && !refused.conflict ? fields.version.initialValue : undefined;
  return (
    <form method="post" noValidate>
      {summary}
      {children}
      <SubmissionId />
      <input type="hidden" name="version" value={seen ?? version} />
      <FieldChoices
        field={fields.fields as never}
        chosen={chosen}
        papersChosen={fields.papers.initialValue === "yes"}
        groups={groups}
      />
      <TextField
        field={fields.reason}
        label={labels.reason}
        hint={t("return-form.reason-hint", { language: t(`languages.${language}`) })}
        rows={6}
        dir="auto"
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit">{t(refused?.conflict ? "conflict.return-anyway" : "return-form.send")}</Button>
        <ButtonLink href={`${QUEUE}/${id}`} variant="quiet">
          {t(refused?.conflict ? "conflict.leave" : "return-form.cancel")}
        </ButtonLink>
      </div>
    </form>
  );
}

import { type FieldMetadata, useForm } from "@conform-to/react";
import { useActionData, useLoaderData } from "@remix-run/react";
import type { ReactNode } from "react";
import { registrations } from "~/addresses/internship";
import { handler } from "~/auth/handler.server";
import { getApplication } from "~/domain/internships/application.server";
import { returnApplication, returnInput } from "~/domain/internships/decision.server";
import { returnReason } from "~/domain/internships/input";
import { QUEUE } from "~/domain/internships/queue-filter";
import { parseId } from "~/fields/id";
import { ErrorSummary, SubmissionId, TextField, useChecks, useErrorText } from "~/forms";
import { useTranslation } from "~/i18n";
import { Button, ButtonLink } from "~/ui";
import { AnswerText, type ApplicationView } from "./application";
import {
  ApplicantHeading,
  DecisionPage,
  decide,
  loadDecision,
  type Refused,
  SeenMeanwhile,
} from "./decision-page";
import { AskedAgain, FieldNames } from "./history";

export const loader = handler(registrations.return, ({ params, staff, language }) =>
  loadDecision(params.id, staff, language),
);

export const action = handler(registrations.return, async ({ request, params, staff }) => {
  const { id } = await getApplication(parseId(params.id));
  return decide(request, {
    staff,
    id,
    act: "return",
    schema: returnInput,
    say: () => ({ say: "registrations:returned" }),
    write: ({ version, ...returned }, how) =>
      returnApplication(staff, { id, seenVersion: version, returned }, how),
  });
});

export default function ReturnRegistration() {
  const { application, last } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  return (
    <DecisionPage application={application}>
      <ReturnForm application={application} refused={refused}>
        <ApplicantHeading application={application} />
        {refused?.conflict ? <SeenMeanwhile last={last} /> : <AskedAgain application={application} />}
      </ReturnForm>
    </DecisionPage>
  );
}

type Fields = { fields: string[]; papers: string; reason: string; version: string };
type Props = { application: ApplicationView; refused: Refused | undefined; children: ReactNode };

const listOf = (sent: unknown): string[] =>
  (Array.isArray(sent) ? sent : [sent]).filter((one) => typeof one === "string");

/**
 * Asks which fields to return and why; after a concurrent change it keeps the typed text, while returning is still
 * possible.
 */
function ReturnForm({ application, refused, children }: Props) {
  const { t } = useTranslation("registrations");
  const { id, state, version, language, groups } = application;
  const [form, fields] = useForm<Fields, string[]>({ id: "return", lastResult: refused?.answer });
  const labels = { fields: t("return-form.fields"), reason: t("return-form.reason") };
  const chosen = listOf(fields.fields.initialValue);
  const checks = useChecks(returnReason);
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
    <form method="post" noValidate {...checks}>
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

type ChoicesProps = {
  field: FieldMetadata<string[], Record<string, unknown>, string[]>;
  chosen: readonly string[];
  papersChosen: boolean;
  groups: ApplicationView["groups"];
};

/** Lists the fields by group with their answers, to be ticked for correction; and documents. */
function FieldChoices({ field, chosen, papersChosen, groups }: ChoicesProps) {
  const { t } = useTranslation(["registrations", "internship"]);
  const say = useErrorText();
  return (
    <fieldset
      id={field.id}
      className="field"
      aria-describedby={[field.descriptionId, field.errors ? field.errorId : ""].filter(Boolean).join(" ")}
    >
      <legend className="mb-1 text-xl font-bold">{t("registrations:return-form.fields")}</legend>
      <p id={field.descriptionId} className="field-hint">
        {t("registrations:return-form.fields-hint")}
      </p>
      {field.errors ? (
        <p id={field.errorId} className="field-error">
          {say(field.errors[0]!)}
        </p>
      ) : null}
      <div className="field-choices">
        {groups.map(({ name, answers }) => (
          <fieldset key={name} className="min-w-0">
            <legend className="pt-5 font-bold">{t(`internship:groups.${name}`)}</legend>
            {answers.map((answer) => (
              <label key={answer.field} className="choice">
                <input
                  type="checkbox"
                  name="fields"
                  value={answer.field}
                  defaultChecked={chosen.includes(answer.field)}
                />
                <span className="min-w-0">
                  {t(`internship:fields.${answer.field}`)}
                  <span className="block text-sm text-muted">
                    <AnswerText answer={answer} />
                  </span>
                </span>
              </label>
            ))}
          </fieldset>
        ))}
        <fieldset className="min-w-0">
          <legend className="pt-5 font-bold">{t("registrations:return-form.papers")}</legend>
          <label className="choice">
            <input type="checkbox" name="papers" value="yes" defaultChecked={papersChosen} />
            <span>{t("registrations:return-form.papers-choice")}</span>
          </label>
        </fieldset>
      </div>
    </fieldset>
  );
}

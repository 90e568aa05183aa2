import { type FieldMetadata, useForm } from "@conform-to/react";
import { Fragment } from "react";
import { type ApplicationField as Name, rulesOf } from "~/domain/internships/fields";
import { universityChoices } from "~/domain/internships/reference-lists";
import { ErrorSummary, SubmissionId, SubmitButton, useChecks } from "~/forms";
import { latinDigits, useTranslation } from "~/i18n";
import { ButtonLink, Notice } from "~/ui";
import { ApplicationField } from "../application-field";
import { LISTED_COUNTRY, SHOW_UNIVERSITIES, VERSION } from "../sent-form";
import type { CorrectionState } from "./action.server";

type Props = {
  state: CorrectionState;
  version: number;
  reason: string | null;
  /** The requested fields; the form may show more. */
  requested: Name[];
  path: string;
};

export function CorrectionForm({ state, version, reason, requested, path }: Props) {
  const { t } = useTranslation(["internship-receipt", "internship"]);
  const { fields: names, values, errors, sentence, countryChanged } = state;
  const [form, fields] = useForm<Record<Name, string>, string[]>({
    id: "correct",
    lastResult: { status: "error", initialValue: values, error: errors },
  });
  const labels = Object.fromEntries(names.map((name) => [name, t(`internship:fields.${name}`)]));
  const choosesUniversity = names.includes("UNIV_CODE");
  return (
    <>
      <ErrorSummary form={form} labels={labels} sentence={sentence} />
      <Reason reason={reason} />
      <form
        method="post"
        noValidate
        {...useChecks(rulesOf(names), undefined, choosesUniversity ? "universities" : "")}
      >
        <SubmissionId />
        <input type="hidden" name={VERSION} value={version} />
        {choosesUniversity ? (
          <button type="submit" tabIndex={-1} className="sr-only">
            {t("internship-receipt:correction.submit")}
          </button>
        ) : null}
        <h2 className="mb-4 text-xl">
          {t(names.length ? "internship-receipt:correction.what" : "internship-receipt:papers.title")}
        </h2>
        {names.length ? null : <p className="mb-6">{t("internship-receipt:correction.nothing")}</p>}
        <CorrectionFields
          names={names}
          requested={requested}
          fields={fields as never}
          country={values.COUNTRY_CODE ?? ""}
          countryChanged={countryChanged}
          path={path}
        />
        <div className="flex flex-wrap gap-3">
          <SubmitButton busy="submitting">{t("internship-receipt:correction.submit")}</SubmitButton>
          <ButtonLink href={`${path}/documents`} variant="quiet">
            {t("internship-receipt:correction.papers")}
          </ButtonLink>
          <ButtonLink href={path} variant="quiet">
            {t("internship-receipt:correction.cancel")}
          </ButtonLink>
        </div>
      </form>
    </>
  );
}

function Reason({ reason }: { reason: string | null }) {
  const { t } = useTranslation("internship-receipt");
  if (!reason) return null;
  return (
    <div className="mb-8">
      <Notice kind="warning">
        <h2 className="text-base font-bold">{t("correction.reason")}</h2>
        <p dir="auto" className="mt-1 whitespace-pre-line wrap-anywhere">
          {reason}
        </p>
      </Notice>
    </div>
  );
}

type FieldsProps = {
  names: Name[];
  requested: Name[];
  fields: Record<Name, FieldMetadata<string, Record<string, unknown>, string[]>>;
  country: string;
  countryChanged: boolean;
  path: string;
};

function CorrectionFields({ names, requested, fields, country, countryChanged, path }: FieldsProps) {
  const { t, language } = useTranslation(["internship-receipt", "internship"]);
  const universities = universityChoices(Number(latinDigits(country) || Number.NaN), language);
  const changed = t("internship:country-changed");
  return names.map((name) => (
    <Fragment key={name}>
      {requested.includes(name) ? null : (
        <p className="mb-2 font-bold">{t("internship-receipt:correction.also-this")}</p>
      )}
      {name === "UNIV_CODE" ? (
        <>
          <input type="hidden" name={LISTED_COUNTRY} value={country} />
          <p role="status" className="said" data-changed={changed} data-loading={t("internship:loading")}>
            {countryChanged ? changed : null}
          </p>
        </>
      ) : null}
      <ApplicationField name={name} field={fields[name]} choices={universities} language={language} />
      {name === "COUNTRY_CODE" ? (
        <p className="mb-6">
          <button
            type="submit"
            className="btn btn-quiet"
            name={SHOW_UNIVERSITIES}
            value="1"
            formAction={`${path}/correct#${fields.UNIV_CODE.id}`}
          >
            {t("internship:show-universities")}
          </button>
        </p>
      ) : null}
    </Fragment>
  ));
}

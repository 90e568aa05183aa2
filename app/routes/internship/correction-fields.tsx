import type { FieldMetadata } from "@conform-to/react";
import { Fragment } from "react";
import type { ApplicationField as Name } from "~/domain/internships/application";
import { universityChoices } from "~/domain/internships/reference-lists";
import { latinDigits } from "~/i18n/arabic-text";
import { useTranslation } from "~/i18n/use-translation";
import { ApplicationField } from "./application-field";
import { LISTED_COUNTRY, SHOW_UNIVERSITIES } from "./sent-form";

type FieldsProps = {
  names: Name[];
  /** The fields that were asked for, where those that are shown may be more. */
  asked: Name[];
  fields: Record<Name, FieldMetadata<string, Record<string, unknown>, string[]>>;
  country: string;
  countryChanged: boolean;
  path: string;
};

/** The fields to be corrected; a country with the way to its universities. */
export function CorrectionFields({ names, asked, fields, country, countryChanged, path }: FieldsProps) {
  const { t, language } = useTranslation(["internship-receipt", "internship"]);
  const universities = universityChoices(Number(latinDigits(country) || Number.NaN), language);
  const changed = t("internship:country-changed");
  return names.map((name) => (
    <Fragment key={name}>
      {asked.includes(name) ? null : (
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

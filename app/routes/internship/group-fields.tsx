import type { FieldMetadata } from "@conform-to/react";
import { Fragment } from "react";
import type { Group, ApplicationField as Name } from "~/domain/internships/fields";
import { universityChoices } from "~/domain/internships/reference-lists";
import { latinDigits } from "~/i18n/arabic-text";
import { useTranslation } from "~/i18n/use-translation";
import { ApplicationField } from "./application-field";
import { COPY_DATE, LISTED_COUNTRY } from "./sent-form";

type Props = {
  group: Group;
  fields: Record<Name, FieldMetadata<string, Record<string, unknown>, string[]>>;
  countryChanged: boolean;
  /** Where the two buttons of the degree send the form. */
  showUniversities: string;
  copyDate: string;
};

export function GroupFields({ group, fields, countryChanged, showUniversities, copyDate }: Props) {
  const { t, language } = useTranslation("internship");
  const country = fields.COUNTRY_CODE.initialValue ?? "";
  const universities = universityChoices(Number(latinDigits(country) || Number.NaN), language);
  const one = (name: Name) => (
    <ApplicationField
      key={name}
      name={name}
      field={fields[name]}
      choices={universities}
      language={language}
    />
  );
  const changed = t("country-changed");
  return group.fields.map((name) => {
    if (name === "COUNTRY_CODE")
      return (
        <div key={name} className="beside">
          {one(name)}
          <button
            type="submit"
            className="btn btn-quiet"
            formAction={`${showUniversities}#${fields.UNIV_CODE.id}`}
            formNoValidate
          >
            {t("show-universities")}
          </button>
        </div>
      );
    if (name === "UNIV_CODE")
      return (
        <Fragment key={name}>
          <input type="hidden" name={LISTED_COUNTRY} value={country} />
          <div className="wide">
            <p role="status" className="said" data-changed={changed} data-loading={t("loading")}>
              {countryChanged ? changed : null}
            </p>
            {one(name)}
          </div>
        </Fragment>
      );
    if (name === "ACCEPT_DATE")
      return (
        <div key={name} className="beside">
          {one(name)}
          <button
            type="submit"
            className="btn btn-quiet"
            name={COPY_DATE}
            value="1"
            formAction={`${copyDate}#${fields.ACCEPT_DATE.id}`}
          >
            {t("copy-date")}
          </button>
        </div>
      );
    return one(name);
  });
}

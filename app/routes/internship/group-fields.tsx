import type { FieldMetadata } from "@conform-to/react";
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
  if (group.name !== "degree") return group.fields.map(one);
  return (
    <>
      <div className="beside">
        {one("COUNTRY_CODE")}
        <button
          type="submit"
          className="btn btn-quiet"
          formAction={`${showUniversities}#${fields.UNIV_CODE.id}`}
          formNoValidate
        >
          {t("show-universities")}
        </button>
      </div>
      <input type="hidden" name={LISTED_COUNTRY} value={country} />
      <div className="wide">
        <p role="status" className="said" data-changed={changed} data-loading={t("loading")}>
          {countryChanged ? changed : null}
        </p>
        {one("UNIV_CODE")}
      </div>
      {group.fields.slice(2, -1).map(one)}
      <div className="beside">
        {one("ACCEPT_DATE")}
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
    </>
  );
}

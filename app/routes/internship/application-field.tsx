import type { FieldMetadata } from "@conform-to/react";
import { Fragment, type InputHTMLAttributes } from "react";
import {
  fieldNamed,
  type Group,
  type Kind,
  type ApplicationField as Name,
  type Field as Told,
} from "~/domain/internships/fields";
import {
  type Choice,
  cityGroups,
  countryChoices,
  type ListName,
  namedChoices,
  nationalityChoices,
  universityChoices,
} from "~/domain/internships/reference-lists";
import { dayInput, Field, RadioField, SelectField } from "~/forms";
import { directionOf, type Language, latinDigits, useTranslation } from "~/i18n";
import { COPY_DATE, LISTED_COUNTRY } from "./sent-form";

type Metadata = FieldMetadata<string, Record<string, unknown>, string[]>;

type Props = {
  name: Name;
  field: Metadata;
  /** The universities of the chosen country; other lists are constant. */
  choices?: Choice[] | null;
  language: Language;
};

type Input = InputHTMLAttributes<HTMLInputElement>;

const numeric: Input = { inputMode: "numeric", dir: "ltr", autoComplete: "off", maxLength: 40 };

const inputs: Record<Exclude<Kind, "choice" | "list">, (field: Told, typed: string) => Input> = {
  text: ({ script, autofill, max: maxLength }) => ({
    lang: script,
    dir: script ? directionOf(script) : "auto",
    autoComplete: autofill,
    maxLength: maxLength,
  }),
  day: ({ autofill }, typed) => ({ ...dayInput(typed), autoComplete: autofill }),
  code: () => ({ dir: "ltr", autoComplete: "off", spellCheck: false, maxLength: 60 }),
  digits: () => numeric,
  count: () => numeric,
  phone: ({ autofill, placeholder }) => ({
    type: "tel",
    dir: "ltr",
    autoComplete: autofill,
    placeholder,
    maxLength: 40,
  }),
  email: ({ autofill }) => ({ type: "email", dir: "ltr", autoComplete: autofill, maxLength: 254 }),
};

const asOptions = (choices: readonly Choice[]) => choices.map(({ code, name }) => ({ id: code, name }));

const lists: Record<ListName, (language: Language, universities: Choice[]) => Choice[]> = {
  nationality: nationalityChoices,
  country: countryChoices,
  university: (_, universities) => universities,
  city: () => [],
};

const cities = (language: Language) =>
  cityGroups().map(({ name, cities: citiesOfGroup }) => ({
    name: name[language],
    options: citiesOfGroup.map((city) => ({ id: city.code, name: city.name[language] })),
  }));

export function ApplicationField({ name, field, choices, language }: Props) {
  const { t } = useTranslation("internship");
  const description = fieldNamed[name];
  const label = t(`fields.${name}`);
  const hint = t(`hints.${name}` as never, { defaultValue: "" }) as string;
  if (description.kind === "choice") {
    const options = asOptions(namedChoices(description.choices ?? [], language));
    return <RadioField field={field} label={label} options={options} />;
  }
  if (description.kind === "list")
    return (
      <SelectField
        field={field}
        label={label}
        hint={hint}
        none={t("none")}
        options={asOptions(description.list ? lists[description.list](language, choices ?? []) : [])}
        groups={description.list === "city" ? cities(language) : undefined}
        needed
      />
    );
  const typed = typeof field.initialValue === "string" ? field.initialValue : "";
  const input = inputs[description.kind](description, typed);
  return (
    <Field field={field} label={label} hint={hint} optional={description.optional ?? false} {...input} />
  );
}

type GroupProps = {
  group: Group;
  fields: Record<Name, Metadata>;
  countryChanged: boolean;
  /** The address to which the two buttons of the degree submit. */
  showUniversities: string;
  copyDate: string;
};

export function GroupFields({ group, fields, countryChanged, showUniversities, copyDate }: GroupProps) {
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

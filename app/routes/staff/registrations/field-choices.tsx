import type { FieldMetadata } from "@conform-to/react";
import { useErrorText } from "~/forms/error-summary";
import { useTranslation } from "~/i18n/use-translation";
import { Answer } from "./answer-groups";
import type { ShownApplication } from "./shown-application.server";

type ChoicesProps = {
  field: FieldMetadata<string[], Record<string, unknown>, string[]>;
  chosen: readonly string[];
  papersChosen: boolean;
  groups: ShownApplication["groups"];
};

/** The fields by the groups of the form, each with its answer, to be ticked where it is to be corrected; and papers. */
export function FieldChoices({ field, chosen, papersChosen, groups }: ChoicesProps) {
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
                    <Answer answer={answer} />
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

import { groups } from "~/domain/internships/application";
import { ErrorSummary } from "~/forms/error-summary";
import { Honeypot, SubmitButton } from "~/forms/submission";
import { useTranslation } from "~/i18n/use-translation";
import { Button } from "~/ui/button";
import { CHECK, DRAFT, FORM, UNIVERSITIES } from "./addresses";
import { ApplicationDay } from "./application-day";
import { DraftLine } from "./draft-line";
import { GroupFields } from "./group-fields";
import { PageMarks } from "./page-marks";
import { CONFIRM_ANOTHER } from "./sent-form";
import type { ShownForm } from "./shown-form";
import { SwitchLanguage } from "./switch-language";
import { useApplication, useLabels } from "./use-application";

const everything = groups.flatMap(({ fields }) => fields);

function ConfirmAnother({ checked }: { checked: boolean }) {
  const { t } = useTranslation("internship");
  return (
    <label className="choice">
      <input type="checkbox" name={CONFIRM_ANOTHER} value="yes" defaultChecked={checked} />
      <span>{t("confirm-another")}</span>
    </label>
  );
}

/** Everything on one page; whichever button is pressed, what was typed is saved. */
export function WholeForm({ day, ...shown }: ShownForm & { day: string }) {
  const { t } = useTranslation("internship");
  const [form, fields] = useApplication(shown);
  const asked = shown.asksAnother ? t("another-asked") : shown.sentence;
  const save = (
    <Button variant="quiet" formAction={DRAFT}>
      {t("save")}
    </Button>
  );
  return (
    <>
      <ErrorSummary form={form} labels={useLabels(everything)} sentence={asked} />
      <DraftLine {...shown} />
      <form id={form.id} method="post" action={FORM} noValidate className="application counted universities">
        <button type="submit" className="sr-only" tabIndex={-1} aria-hidden="true" formAction={DRAFT}>
          {t("safe-save")}
        </button>
        <PageMarks {...shown} />
        <Honeypot />
        <SwitchLanguage action={DRAFT} />
        {groups.map((group) => (
          <fieldset key={group.name} id={group.name} className="part">
            <legend>{t(`groups.${group.name}`)}</legend>
            <div className="part-fields">
              {group.name === "person" ? <ApplicationDay day={day} /> : null}
              <GroupFields
                group={group}
                fields={fields}
                countryChanged={shown.countryChanged}
                showUniversities={UNIVERSITIES}
                copyDate={DRAFT}
              />
            </div>
            {group.name === "contact" ? null : <p className="part-save">{save}</p>}
          </fieldset>
        ))}
        <div className="last">
          {shown.asksAnother || shown.confirmsAnother ? (
            <ConfirmAnother checked={shown.confirmsAnother} />
          ) : null}
          <div className="flex flex-wrap gap-3">
            <Button formAction={CHECK}>{t("check")}</Button>
            <SubmitButton busy="submitting" variant="quiet">
              {t("send")}
            </SubmitButton>
            {save}
          </div>
        </div>
      </form>
    </>
  );
}

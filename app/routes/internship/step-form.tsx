import { groups } from "~/domain/internships/application";
import { ErrorSummary } from "~/forms/error-summary";
import { Honeypot } from "~/forms/submission";
import { useTranslation } from "~/i18n/use-translation";
import { Button, ButtonLink } from "~/ui/button";
import { stepAction, stepPath, stepUniversities } from "./addresses";
import { ApplicationDay } from "./application-day";
import { DraftLine } from "./draft-line";
import { GroupFields } from "./group-fields";
import { HiddenValues } from "./hidden-values";
import { PageMarks } from "./page-marks";
import type { ShownForm } from "./shown-form";
import { SwitchLanguage } from "./switch-language";
import { useApplication, useLabels } from "./use-application";

/** One group of the form on a short page of its own. */
export function StepForm({ number, day, ...shown }: ShownForm & { number: number; day: string }) {
  const { t } = useTranslation("internship");
  const [form, fields] = useApplication(shown);
  const group = groups[number - 1]!;
  const step = { number, group, checking: shown.checking };
  return (
    <>
      <ErrorSummary form={form} labels={useLabels(group.fields)} sentence={shown.sentence} />
      <DraftLine {...shown} />
      <form id={form.id} method="post" action={stepAction(step)} noValidate className="application">
        <button type="submit" className="sr-only" tabIndex={-1} aria-hidden="true">
          {t("safe-save")}
        </button>
        <PageMarks {...shown} />
        <Honeypot />
        <SwitchLanguage action={stepAction(step)} />
        <HiddenValues values={shown.carried} />
        <fieldset className="part">
          <legend>
            <span className="progress">{t("steps.progress", { step: number, all: groups.length })}</span>
            {t(`groups.${group.name}`)}
          </legend>
          <div className="part-fields">
            {number === 1 ? <ApplicationDay day={day} /> : null}
            <GroupFields
              group={group}
              fields={fields}
              countryChanged={shown.countryChanged}
              showUniversities={stepUniversities(step)}
              copyDate={stepAction(step)}
            />
          </div>
        </fieldset>
        <div className="last flex flex-wrap gap-3">
          <Button>{t("steps.next")}</Button>
          {number > 1 ? (
            <ButtonLink variant="quiet" href={stepPath(number - 1)}>
              {t("steps.back")}
            </ButtonLink>
          ) : null}
        </div>
      </form>
    </>
  );
}

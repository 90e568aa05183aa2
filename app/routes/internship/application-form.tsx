import { useForm } from "@conform-to/react";
import type { FormValues } from "~/domain/internships/application";
import { type ApplicationField, groups, rulesOf } from "~/domain/internships/fields";
import type { Answer } from "~/fields/parse-form";
import {
  ErrorSummary,
  Honeypot,
  SubmissionId,
  SubmitButton,
  useChecks,
  useChecksAt,
  useKeptPublicDraft,
} from "~/forms";
import { formatDay, languageNames, otherLanguage, useTranslation } from "~/i18n";
import { Button, ButtonLink } from "~/ui";
import {
  CHECK,
  DRAFT,
  FORM_PATH,
  RULES,
  stepAction,
  stepPath,
  stepUniversities,
  UNIVERSITIES,
} from "./addresses";
import { GroupFields } from "./application-field";
import type { FormState } from "./form.server";
import { CHANGE, CONFIRM_ANOTHER, DRAFT_MARK } from "./sent-form";
import { DraftBanner, DraftNotice, StepRow, WithDraft } from "./step-frame";

const everything = groups.flatMap(({ fields }) => fields);
export const everyRule = rulesOf(everything);
const groupRules = groups.map(({ fields }) => rulesOf(fields));

/** The form on one page; whichever button is pressed, typed values are saved. */
export function WholeForm({ day, ...state }: FormState & { day: string }) {
  const { t } = useTranslation("internship");
  const [form, fields] = useApplication(state);
  const sentence = state.asksAnother ? t("another-asked") : state.sentence;
  const save = (
    <Button variant="quiet" formAction={DRAFT}>
      {t("save")}
    </Button>
  );
  return (
    <>
      <ErrorSummary form={form} labels={useLabels(everything)} sentence={sentence} />
      <DraftBanner {...state} />
      <form
        id={form.id}
        method="post"
        action={FORM_PATH}
        noValidate
        {...useChecksAt(RULES, everyRule, "application counted", "application universities")}
        {...useKeptPublicDraft(state.draft !== null)}
      >
        <button type="submit" className="sr-only" tabIndex={-1} aria-hidden="true" formAction={DRAFT}>
          {t("safe-save")}
        </button>
        <PageMarks {...state} />
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
                countryChanged={state.countryChanged}
                showUniversities={UNIVERSITIES}
                copyDate={DRAFT}
              />
            </div>
            {group.name === "contact" ? null : <p className="part-save">{save}</p>}
          </fieldset>
        ))}
        <div className="last">
          {state.asksAnother || state.confirmsAnother ? (
            <ConfirmAnother checked={state.confirmsAnother} />
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

export function StepForm({ number, day, ...state }: FormState & { number: number; day: string }) {
  const { t } = useTranslation("internship");
  const [form, fields] = useApplication(state);
  const group = groups[number - 1]!;
  const step = { number, group, checking: state.checking };
  return (
    <>
      <ErrorSummary form={form} labels={useLabels(group.fields)} sentence={state.sentence} />
      <DraftNotice {...state} />
      <StepRow at={number} />
      <WithDraft draft={state.draft}>
        <form
          id={form.id}
          method="post"
          action={stepAction(step)}
          noValidate
          {...useChecks(groupRules[number - 1]!, "application", "application")}
          {...useKeptPublicDraft(state.draft !== null)}
        >
          <button type="submit" className="sr-only" tabIndex={-1} aria-hidden="true">
            {t("safe-save")}
          </button>
          <PageMarks {...state} />
          <Honeypot />
          <SwitchLanguage action={stepAction(step)} />
          <HiddenValues values={state.carried} />
          <fieldset>
            <legend className="mb-4 text-xl font-bold">{t(`groups.${group.name}`)}</legend>
            <div className="part-fields">
              {number === 1 ? <ApplicationDay day={day} /> : null}
              <GroupFields
                group={group}
                fields={fields}
                countryChanged={state.countryChanged}
                showUniversities={stepUniversities(step)}
                copyDate={stepAction(step)}
              />
            </div>
          </fieldset>
          <div className="flex flex-wrap gap-3">
            <Button>{t("steps.next")}</Button>
            {number > 1 ? (
              <ButtonLink variant="quiet" href={stepPath(number - 1)}>
                {t("steps.back")}
              </ButtonLink>
            ) : null}
          </div>
        </form>
      </WithDraft>
    </>
  );
}

function ConfirmAnother({ checked }: { checked: boolean }) {
  const { t } = useTranslation("internship");
  return (
    <label className="choice">
      <input type="checkbox" name={CONFIRM_ANOTHER} value="yes" defaultChecked={checked} />
      <span>{t("confirm-another")}</span>
    </label>
  );
}

/** Today in Amman, displayed only: the server never reads it from the form. */
function ApplicationDay({ day }: { day: string }) {
  const { t, language } = useTranslation("internship");
  return (
    <p className="field wide">
      <label htmlFor="application-APP_DT" className="field-label">
        {t("fields.APP_DT")}
      </label>
      <input
        id="application-APP_DT"
        name="APP_DT"
        className="input input-shown"
        value={formatDay(day, language)}
        readOnly
      />
    </p>
  );
}

/** Switches the language and keeps the typed values, which an ordinary link would lose. */
function SwitchLanguage({ action }: { action: string }) {
  const other = otherLanguage(useTranslation().language);
  return (
    <p className="mb-4 text-end">
      <button
        type="submit"
        className="link"
        lang={other}
        name={CHANGE}
        value="language"
        formAction={`${action}${action.includes("?") ? "&" : "?"}lang=${other}`}
      >
        {languageNames[other]}
      </button>
    </p>
  );
}

/** Identifies one page of the form: its one-time id, and the mark of the draft that it shows. */
export const PageMarks = ({ submissionId, mark }: Pick<FormState, "submissionId" | "mark">) => (
  <>
    <SubmissionId id={submissionId} />
    {mark ? <input type="hidden" name={DRAFT_MARK} value={mark} /> : null}
  </>
);

export const HiddenValues = ({ values }: { values: FormValues }) =>
  Object.entries(values).map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />);

type Fields = Record<ApplicationField, string>;

function useApplication({ values, errors }: Pick<FormState, "values" | "errors">) {
  const lastResult = { status: "error", initialValue: values, error: errors } as Answer;
  return useForm<Fields, string[]>({ id: "application", lastResult });
}

function useLabels(fields: readonly ApplicationField[]): Record<string, string> {
  const { t } = useTranslation("internship");
  return Object.fromEntries(fields.map((field) => [field, t(`fields.${field}`)]));
}

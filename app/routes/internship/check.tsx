import { data, redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { internship } from "~/addresses/internship";
import { handler } from "~/auth/handler.server";
import { answersOf, type ReadableAnswer } from "~/domain/internships/answers";
import { checkAnswers, errorsIn, formOf } from "~/domain/internships/application";
import { applicationFields, type Group, groups } from "~/domain/internships/fields";
import { SubmitButton } from "~/forms";
import { readForm } from "~/forms/read-body.server";
import { useTranslation } from "~/i18n";
import { languageOf } from "~/i18n/request-language.server";
import { today } from "~/platform/clock.server";
import { DefinitionTable, Ltr, PageHeader } from "~/ui";
import { DRAFT, DRAFT_PAPERS, FORM_PATH, papersOfCheck, stepIn, stepPath } from "./addresses";
import { HiddenValues, PageMarks } from "./application-form";
import { formAgain, saveSentDraft } from "./draft.server";
import {
  type DraftState,
  draftState,
  emptyForm,
  type FormState,
  findOpenDraft,
  formResponse,
  type OpenedForm,
  openForm,
} from "./form.server";
import { FormPage } from "./form-page";
import { CHANGE, CONFIRM_ANOTHER, readSent } from "./sent-form";
import { DraftBanner } from "./step-frame";

export { handle, headers } from "./form-page";

/**
 * Shows all answers of the draft as text. If something is missing or wrong, redirects to the first incomplete step, or
 * to the form for those who came from it.
 */
export const loader = handler(internship.check, async (visit) => {
  const { request, language } = visit;
  const { draft } = await findOpenDraft(request);
  const step = stepIn(request.url);
  if (!draft) return step ? redirect(stepPath(step.number)) : openForm(visit);
  const { application, errors } = checkAnswers(formOf(draft.values), today());
  const gap = groups.findIndex(({ fields }) => Object.keys(errorsIn(errors, fields)).length);
  if (gap >= 0 && step) return redirect(stepPath(gap + 1, true));
  const answers = application && answersOf(application, language);
  const state: FormState = {
    ...emptyForm,
    values: draft.values,
    mark: draft.id,
    draft: draftState(draft, language),
    step: step && answers && step.number,
    answers,
  };
  return formResponse(state, language);
});

export const action = handler(internship.check, async (visit) => {
  const sent = readSent(await readForm(visit.request), applicationFields);
  const saved = await saveSentDraft(sent, visit);
  const { headers } = saved;
  const { application, errors } = checkAnswers(sent.form, today());
  const state = formAgain(sent, saved, errors);
  if (!application) return data<FormState>(state, { status: 422, headers });
  const answers = answersOf(application, await languageOf(visit.request));
  return data<FormState>({ ...state, answers }, { headers });
});

export default function Check() {
  const state: OpenedForm = { ...useLoaderData<OpenedForm>(), ...useActionData<FormState>() };
  return state.answers ? <CheckPage {...state} answers={state.answers} /> : <FormPage {...state} />;
}

/** Shows all answers as text before submission; the page contains their values, so that it needs no cookie. */
function CheckPage({ answers, ...state }: FormState & { answers: ReadableAnswer[] }) {
  const { t } = useTranslation("internship");
  return (
    <>
      <PageHeader title={t("checking.title")} crumbs={[{ title: t("title"), path: FORM_PATH }]} />
      <p className="mb-6 max-w-2xl text-lg">{t("checking.lead")}</p>
      <DraftBanner {...state} />
      <form method="post" action={FORM_PATH} className="counted">
        <PageMarks {...state} />
        <HiddenValues values={state.values} />
        {state.confirmsAnother ? <input type="hidden" name={CONFIRM_ANOTHER} value="yes" /> : null}
        {groups.map((group) => (
          <Answers key={group.name} group={group} answers={answers} inSteps={state.step !== null} />
        ))}
        {state.draft ? <Papers draft={state.draft} inSteps={state.step !== null} /> : null}
        <div className="last">
          <p className="mb-4 max-w-2xl">{t("checking.declare")}</p>
          <SubmitButton busy="submitting">{t("send")}</SubmitButton>
        </div>
      </form>
    </>
  );
}

type Props = { group: Group; answers: ReadableAnswer[]; inSteps: boolean };

function Change({ group, inSteps }: Omit<Props, "answers">) {
  const { t } = useTranslation("internship");
  const label = t("checking.change-group", { group: t(`groups.${group.name}`) });
  if (inSteps)
    return (
      <a className="link" href={stepPath(groups.indexOf(group) + 1, true)} aria-label={label}>
        {t("checking.change")}
      </a>
    );
  return (
    <button
      type="submit"
      className="link"
      name={CHANGE}
      value={group.name}
      formAction={`${DRAFT}#${group.name}`}
      aria-label={label}
    >
      {t("checking.change")}
    </button>
  );
}

/** Documents are optional at this point. */
function Papers({ draft, inSteps }: { draft: DraftState; inSteps: boolean }) {
  const { t } = useTranslation(["internship", "internship-receipt"]);
  const title = t("internship:papers.title");
  const rows = draft.places.map(({ kind, paper }) => ({
    label: t(`internship-receipt:kinds.${kind}`),
    value: paper ? <bdi>{paper.name}</bdi> : t("internship-receipt:papers.not-yet"),
  }));
  return (
    <section className="part">
      <h2>{title}</h2>
      <div>
        <DefinitionTable rows={rows} caption={title} />
        <p className="part-save">
          <a className="link" href={inSteps ? DRAFT_PAPERS : papersOfCheck}>
            {t("internship:papers.add")}
          </a>
        </p>
      </div>
    </section>
  );
}

function Answers({ group, answers, inSteps }: Props) {
  const { t } = useTranslation("internship");
  const ownAnswers = group.fields.flatMap((name) => answers.filter(({ field }) => field === name));
  const rows = ownAnswers.map(({ field, text, ltr }) => ({
    label: t(`fields.${field}`),
    value: ltr ? <Ltr>{text}</Ltr> : <bdi>{text}</bdi>,
  }));
  return (
    <section className="part">
      <h2>{t(`groups.${group.name}`)}</h2>
      <div>
        <DefinitionTable rows={rows} caption={t(`groups.${group.name}`)} />
        <p className="part-save">
          <Change group={group} inSteps={inSteps} />
        </p>
      </div>
    </section>
  );
}

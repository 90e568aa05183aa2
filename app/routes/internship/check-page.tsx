import type { ReadableAnswer } from "~/domain/internships/answers";
import { type Group, groups } from "~/domain/internships/application";
import { SubmitButton } from "~/forms/submission";
import { useTranslation } from "~/i18n/use-translation";
import { PageHeader } from "~/ui/page-header";
import { DefinitionTable } from "~/ui/table";
import { Ltr } from "~/ui/text";
import { DRAFT, FORM, stepPath } from "./addresses";
import { DraftLine } from "./draft-line";
import { HiddenValues } from "./hidden-values";
import { PageMarks } from "./page-marks";
import { CHANGE, CONFIRM_ANOTHER } from "./sent-form";
import type { ShownForm } from "./shown-form";

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

function Answers({ group, answers, inSteps }: Props) {
  const { t } = useTranslation("internship");
  const rows = answers
    .filter(({ field }) => group.fields.includes(field))
    .map(({ field, text, ltr }) => ({
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

/** All answers in words before they are sent; the page carries them, as they were typed, and needs no cookie. */
export function CheckPage({ answers, ...shown }: ShownForm & { answers: ReadableAnswer[] }) {
  const { t } = useTranslation("internship");
  return (
    <>
      <PageHeader title={t("checking.title")} crumbs={[{ title: t("title"), path: FORM }]} />
      <p className="mb-6 max-w-2xl text-lg">{t("checking.lead")}</p>
      <DraftLine {...shown} />
      <form method="post" action={FORM} className="counted">
        <PageMarks {...shown} />
        <HiddenValues values={shown.values} />
        {shown.confirmsAnother ? <input type="hidden" name={CONFIRM_ANOTHER} value="yes" /> : null}
        {groups.map((group) => (
          <Answers key={group.name} group={group} answers={answers} inSteps={shown.step !== null} />
        ))}
        <div className="last">
          <p className="mb-4 max-w-2xl">{t("checking.declare")}</p>
          <SubmitButton busy="submitting">{t("send")}</SubmitButton>
        </div>
      </form>
    </>
  );
}

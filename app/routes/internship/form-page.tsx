import type { HeadersFunction } from "@remix-run/node";
import { useContext } from "react";
import { RESUME } from "~/domain/internships/resume-code.server";
import { useTranslation } from "~/i18n";
import { OfficePhone, PageFacts, PageHeader } from "~/ui";
import { BLANK, FORM_PATH, stepIn, stepPath } from "./addresses";
import { StepForm, WholeForm } from "./application-form";
import type { FormState } from "./form.server";

/** The short steps have no menus and no footer, to save bytes. */
export const handle = { outside: (path: string) => stepIn(`http://localhost${path}`) !== null };

export const headers: HeadersFunction = ({ actionHeaders, loaderHeaders }) =>
  new Headers([...loaderHeaders, ...actionHeaders]);

export function FormPage({ day, ...state }: FormState & { day: string }) {
  const { t } = useTranslation("internship");
  const { step } = state;
  const isRefused = Object.keys(state.errors).length > 0 || state.sentence || state.asksAnother;
  const isNew = !isRefused && !state.draft && !state.notice;
  const header = <PageHeader title={t("title")} />;
  if (step)
    return (
      <>
        {header}
        <StepForm {...state} number={step} day={day} />
        <StepFoot />
      </>
    );
  return (
    <>
      {header}
      {isNew ? <Introduction /> : null}
      <WholeForm {...state} day={day} />
      {isNew ? null : (
        <div className="mt-10">
          <Ways />
        </div>
      )}
    </>
  );
}

function Ways() {
  const { t } = useTranslation("internship");
  const { lite } = useContext(PageFacts);
  const ways = [
    { path: stepPath(1), words: t("steps.link"), about: t("steps.about") },
    { path: RESUME, words: t("draft.resume") },
    { path: BLANK, words: t("blank.link") },
  ];
  return (
    <ul className={lite ? "ways ways-first" : "ways"}>
      {ways.map(({ path, words, about }) => (
        <li key={path}>
          <a className="link" href={path}>
            {words}
          </a>
          {about ? <p className="field-hint">{about}</p> : null}
        </li>
      ))}
    </ul>
  );
}

function Introduction() {
  const { t } = useTranslation("internship");
  return (
    <div className="introduction">
      <div>
        <p className="text-lg">{t("lead")}</p>
        <p>{t("needed")}</p>
        <p>{t("ready")}</p>
      </div>
      <Ways />
    </div>
  );
}

/** Links from a step to the whole form, and to the association's contacts. */
export function StepFoot() {
  const { t } = useTranslation(["internship", "shell"]);
  return (
    <p className="step-foot">
      <a className="link" href={FORM_PATH}>
        {t("internship:steps.whole")}
      </a>
      <span>
        {`${t("shell:phone")}: `}
        <OfficePhone />
      </span>
    </p>
  );
}

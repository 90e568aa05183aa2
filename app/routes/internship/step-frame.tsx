import type { ReactNode } from "react";
import { ltr } from "~/content/words";
import { groups } from "~/domain/internships/fields";
import { useTranslation } from "~/i18n";
import { Ltr, Notice } from "~/ui";
import { FORGET } from "./addresses";
import type { DraftState, FormState } from "./form.server";

const names = [...groups.map(({ name }) => name), "papers"] as const;

export function StepRow({ at }: { at: number }) {
  const { t } = useTranslation("internship");
  return (
    <ol className="step-row">
      {names.map((name, nth) => (
        <li key={name} aria-current={nth + 1 === at ? "step" : undefined}>
          {t(`steps.names.${name}`)}
        </li>
      ))}
    </ol>
  );
}

export const DraftBanner = ({ draft, notice }: Pick<FormState, "draft" | "notice">) => (
  <>
    <DraftNotice notice={notice} />
    {draft ? <DraftCard draft={draft} /> : null}
  </>
);

export function DraftNotice({ notice }: Pick<FormState, "notice">) {
  const { t } = useTranslation("internship");
  if (!notice) return null;
  return (
    <Notice kind="warning">
      <p role="alert">{t(notice)}</p>
    </Notice>
  );
}

/** Shows a step, beside the draft's state if there is a draft. */
export const WithDraft = ({ draft, children }: Pick<FormState, "draft"> & { children: ReactNode }) =>
  draft ? (
    <div className="with-draft">
      <DraftCard draft={draft} />
      {children}
    </div>
  ) : (
    children
  );

export function DraftCard({ draft: { code, moment, justSaved, mailedTo } }: { draft: DraftState }) {
  const { t } = useTranslation("internship");
  return (
    <div className="draft">
      <div role={justSaved ? "status" : undefined}>
        <b>{justSaved ? t("draft.saved", { time: ltr(moment) }) : t("draft.kept", { moment })}</b>
        <p>{t("draft.keep")}</p>
        <strong>
          <Ltr>{code}</Ltr>
        </strong>
      </div>
      {mailedTo ? <p>{t("draft.mailed", { email: ltr(mailedTo) })}</p> : null}
      <form method="post" action={FORGET}>
        <button type="submit" className="link">
          {t("draft.forget")}
        </button>
      </form>
    </div>
  );
}

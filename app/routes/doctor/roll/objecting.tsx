import type { ReactNode } from "react";
import type { Answer } from "~/forms/parse-form";
import { useTranslation } from "~/i18n/use-translation";
import { CallOffice } from "~/routes/doctor/call-office";
import { Notice } from "~/ui/notice";
import { ObjectionForm } from "./objection-form";

export type Deadline = { open: boolean; moment: string } | null;
type Props = {
  deadline: Deadline;
  waits: boolean;
  refused: Answer | undefined;
  /** What is objected to, between the problem and the fields. */
  children: ReactNode;
};

/** The way to object while there is time for it; otherwise, whom to call. */
export function Objecting({ deadline, waits, refused, children }: Props) {
  const { t } = useTranslation("roll");
  const above = (
    <>
      {children}
      <h2 className="mt-10 mb-3 text-xl">{t("check.object-title")}</h2>
      {deadline?.open ? <p className="mb-4">{t("check.until", { moment: deadline.moment })}</p> : null}
    </>
  );
  if (deadline?.open && (refused || !waits))
    return (
      <ObjectionForm refused={refused}>
        {above}
        <p className="mb-4 text-muted">
          {`${t("check.name-hint")} `}
          <a className="link" href="/dr-dashboard/name-change">
            {t("check.name-change")}
          </a>
        </p>
      </ObjectionForm>
    );
  return (
    <>
      {above}
      {deadline?.open ? (
        <Notice>{t("check.one-at-a-time")}</Notice>
      ) : (
        <p>
          <CallOffice
            words={deadline ? t("check.ended", { moment: deadline.moment }) : t("check.no-deadline")}
          />
        </p>
      )}
    </>
  );
}

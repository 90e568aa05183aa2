import { ltr } from "~/content/words";
import { RESUME } from "~/domain/internships/resume-code.server";
import { useTranslation } from "~/i18n/use-translation";
import { Notice } from "~/ui/notice";
import { FORGET } from "./addresses";
import type { FormState } from "./form.server";

export function DraftBanner({ draft, notice }: Pick<FormState, "draft" | "notice">) {
  const { t } = useTranslation("internship");
  return (
    <>
      {notice ? (
        <Notice kind="warning">
          <p role="alert">{t(notice)}</p>
        </Notice>
      ) : null}
      {draft ? <SavedDraft draft={draft} /> : null}
    </>
  );
}

function SavedDraft({ draft }: { draft: NonNullable<FormState["draft"]> }) {
  const { t } = useTranslation("internship");
  const { code, moment, justSaved, mailedTo } = draft;
  const words = justSaved
    ? t("draft.saved", { time: ltr(moment), code: ltr(code) })
    : t("draft.kept", { moment, code: ltr(code) });
  return (
    <div className="draft">
      <p role={justSaved ? "status" : undefined}>
        <b>{words}</b>
      </p>
      {mailedTo ? <p>{t("draft.mailed", { email: ltr(mailedTo) })}</p> : null}
      <p>{t("draft.keep")}</p>
      <form method="post" action={FORGET}>
        <a className="link" href={RESUME}>
          {t("draft.resume")}
        </a>
        <button type="submit" className="link">
          {t("draft.forget")}
        </button>
      </form>
    </div>
  );
}

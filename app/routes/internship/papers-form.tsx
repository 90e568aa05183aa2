import { SubmitButton } from "~/forms/submission";
import { useTranslation } from "~/i18n/use-translation";

export const PAPERS = "papers";
export const PAPERS_FIELD = "papers-field";

/** The choice of papers, after what they may be and how they are best sent on a slow connection. */
export function PapersForm({ path, most }: { path: string; most: number }) {
  const { t } = useTranslation("internship-receipt");
  return (
    <form method="post" action={`${path}/documents`} encType="multipart/form-data" className="print:hidden">
      <div className="field">
        <label htmlFor={PAPERS_FIELD} className="field-label">
          {t("papers.choose")}
        </label>
        <p id="papers-hint" className="field-hint">
          {t("papers.limits", { most })}
          <br />
          {t("papers.slow")}
        </p>
        <input
          id={PAPERS_FIELD}
          name={PAPERS}
          type="file"
          multiple
          accept="application/pdf,image/jpeg,image/png"
          aria-describedby="papers-hint"
          className="input"
        />
      </div>
      <SubmitButton busy="sending">{t("papers.send")}</SubmitButton>
    </form>
  );
}

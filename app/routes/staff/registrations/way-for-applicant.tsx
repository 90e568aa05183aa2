import { RESUME } from "~/domain/internships/resume-code";
import { useTranslation } from "~/i18n/use-translation";
import { Ltr } from "~/ui/text";

/** How staff can help an applicant who cannot find the way back to the application. */
export function WayForApplicant() {
  const { t } = useTranslation("registrations");
  return (
    <section aria-labelledby="help">
      <h2 id="help" className="mb-2 text-lg">
        {t("help")}
      </h2>
      <p className="text-sm text-muted">{t("help-resume")}</p>
      <p className="text-sm wrap-anywhere">
        <a className="link" href={RESUME}>
          <Ltr>{RESUME}</Ltr>
        </a>
      </p>
      <p className="mt-2 text-sm text-muted">{t("help-code")}</p>
    </section>
  );
}

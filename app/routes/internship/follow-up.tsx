import { useTranslation } from "~/i18n/use-translation";
import { OfficeLines } from "~/ui/contact-details";
import { RESUME } from "~/domain/internships/resume-code";

/** How an applicant asks about the application, and comes back to it from elsewhere. */
export function FollowUp() {
  const { t } = useTranslation("internship-receipt");
  return (
    <section className="mt-10" aria-labelledby="follow-up">
      <h2 id="follow-up" className="mb-3 text-xl">
        {t("follow-up")}
      </h2>
      <p>{t("call")}</p>
      <OfficeLines />
      <p className="mt-4">
        {t("elsewhere")}{" "}
        <a className="link" href={RESUME}>
          {t("resume.title")}
        </a>
      </p>
    </section>
  );
}

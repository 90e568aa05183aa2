import { useTranslation } from "react-i18next";
import { association, phoneLink } from "~/content/association";
import { Ltr } from "~/ui/ltr";
import { RESUME } from "./addresses";

/** How an applicant asks about the application, and comes back to it from elsewhere. */
export function FollowUp() {
  const { t } = useTranslation(["internship-receipt", "shell"]);
  const { phone, officeHours } = association;
  return (
    <section className="mt-10" aria-labelledby="follow-up">
      <h2 id="follow-up" className="mb-3 text-xl">
        {t("internship-receipt:follow-up")}
      </h2>
      <p>{t("internship-receipt:call")}</p>
      <p className="mt-2">
        {`${t("shell:phone")}: `}
        <a className="link" href={phoneLink(phone)}>
          <Ltr>{phone}</Ltr>
        </a>
      </p>
      <p>
        {`${t("shell:office-hours")}: `}
        <Ltr>{`${officeHours.from}–${officeHours.to}`}</Ltr>
      </p>
      <p className="mt-4">
        {t("internship-receipt:elsewhere")}{" "}
        <a className="link" href={RESUME}>
          {t("internship-receipt:resume.title")}
        </a>
      </p>
    </section>
  );
}

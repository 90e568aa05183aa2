import { edition } from "~/content/edition";
import { useTranslation } from "~/i18n/use-translation";
import { OfficeHours, OfficePhone } from "../contact-details";

/** Who answers questions, at the end of a page of information. */
export function WhoAnswers() {
  const { t } = useTranslation("article");
  const { phone } = edition().contact;
  return (
    <aside className="answers" aria-labelledby="answers">
      <h2 id="answers">{t("questions")}</h2>
      <ul className="onward">
        {phone ? (
          <li>
            <OfficePhone />
          </li>
        ) : null}
        <li>
          <a className="link" href="/contact-us">
            {t("counter")}
          </a>
        </li>
        <OfficeHours as="li" bare />
      </ul>
    </aside>
  );
}

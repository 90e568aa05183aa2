import { useTranslation } from "~/i18n/use-translation";
import { OfficeHours, OfficePhone, useConfirmed } from "../contact-details";

/** Who answers questions, at the end of a page of information. */
export function WhoAnswers() {
  const { t } = useTranslation("article");
  const isConfirmed = useConfirmed();
  return (
    <aside className="answers" aria-labelledby="answers">
      <h2 id="answers">{t("questions")}</h2>
      <ul className="onward">
        {isConfirmed("phone") ? (
          <li>
            <OfficePhone />
          </li>
        ) : null}
        <li>
          <a className="link" href="/contact-us">
            {t("counter")}
          </a>
        </li>
        <li>
          <OfficeHours />
        </li>
      </ul>
    </aside>
  );
}

import { useTranslation } from "~/i18n/use-translation";
import { OfficeHours, OfficePhone, useConfirmed } from "../contact-details";
import { Pictogram } from "../pictogram";

/** Who answers questions, at the end of a page of information. */
export function WhoAnswers() {
  const { t } = useTranslation("article");
  const isConfirmed = useConfirmed();
  return (
    <aside className="answers" aria-labelledby="answers">
      <h2 id="answers">{t("questions")}</h2>
      <ul>
        {isConfirmed("phone") ? (
          <li>
            <Pictogram name="phone" />
            <OfficePhone />
          </li>
        ) : null}
        <li>
          <Pictogram name="place" />
          <a className="link" href="/contact-us">
            {t("counter")}
          </a>
        </li>
        <li>
          <Pictogram name="hour" />
          <OfficeHours />
        </li>
      </ul>
    </aside>
  );
}

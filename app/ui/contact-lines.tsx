import { association, phoneLink } from "~/content/association";
import { useTranslation } from "~/i18n/use-translation";
import { Ltr } from "./ltr";

/** Phone, fax, e-mail and office hours, as lines. */
export function ContactLines() {
  const { t } = useTranslation("shell");
  const { phone, fax, email, officeHours } = association;
  return (
    <ul>
      <li>
        {`${t("phone")}: `}
        <a href={phoneLink(phone)}>
          <Ltr>{phone}</Ltr>
        </a>
      </li>
      <li>
        {`${t("fax")}: `}
        <Ltr>{fax}</Ltr>
      </li>
      <li>
        <a href={`mailto:${email}`}>
          <Ltr>{email}</Ltr>
        </a>
      </li>
      <li>
        {`${t("office-hours")}: `}
        <Ltr>{`${officeHours.from}–${officeHours.to}`}</Ltr>
      </li>
    </ul>
  );
}

import { association, phoneLink } from "~/content/association";
import { useTranslation } from "~/i18n/use-translation";
import { Ltr } from "./ltr";

/** The association's telephone and when it is answered. */
export function OfficeLines() {
  const { t } = useTranslation("shell");
  const { phone, officeHours } = association;
  return (
    <>
      <p className="mt-2">
        {`${t("phone")}: `}
        <a className="link" href={phoneLink(phone)}>
          <Ltr>{phone}</Ltr>
        </a>
      </p>
      <p>
        {`${t("office-hours")}: `}
        <Ltr>{`${officeHours.from}–${officeHours.to}`}</Ltr>
      </p>
    </>
  );
}

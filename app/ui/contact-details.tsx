import { useContext } from "react";
import { association, contactDetails, phoneLink } from "~/content/association";
import { pages } from "~/content/pages";
import { useTranslation } from "~/i18n/use-translation";
import { PageFacts } from "./page-facts";
import { Ltr, Say } from "./text";

export const useContactDetails = () => contactDetails(useContext(PageFacts).samples);

const CONTACT = "/contact-us";

/** Where there is no number to give, the page that says how else. */
export function OfficePhone() {
  const { phone } = useContactDetails();
  if (!phone)
    return (
      <a className="link" href={CONTACT}>
        <Say text={pages[CONTACT]} />
      </a>
    );
  return (
    <a className="link whitespace-nowrap" href={phoneLink(phone)}>
      <Ltr>{phone}</Ltr>
    </a>
  );
}

export function OfficePlace() {
  const { language } = useTranslation();
  return (useContactDetails().address ?? association.city)[language];
}

export const OfficeHours = () => <Ltr>{`${association.officeHours.from}–${association.officeHours.to}`}</Ltr>;

export function ContactLines() {
  const { t } = useTranslation("shell");
  const { phone, fax, email } = useContactDetails();
  return (
    <ul>
      {phone ? (
        <li>
          {`${t("phone")}: `}
          <a href={phoneLink(phone)}>
            <Ltr>{phone}</Ltr>
          </a>
        </li>
      ) : null}
      {fax ? (
        <li>
          {`${t("fax")}: `}
          <Ltr>{fax}</Ltr>
        </li>
      ) : null}
      {email ? (
        <li>
          <a href={`mailto:${email}`}>
            <Ltr>{email}</Ltr>
          </a>
        </li>
      ) : null}
      <li>
        {`${t("office-hours")}: `}
        <OfficeHours />
      </li>
    </ul>
  );
}

export function OfficeLines() {
  const { t } = useTranslation("shell");
  const { phone } = useContactDetails();
  return (
    <>
      {phone ? (
        <p className="mt-2">
          {`${t("phone")}: `}
          <OfficePhone />
        </p>
      ) : null}
      <p>
        {`${t("office-hours")}: `}
        <OfficeHours />
      </p>
    </>
  );
}

const { latitude, longitude } = association.place;
const SPAN = 0.008;
const MAP = "https://www.openstreetmap.org";

export const mapPage = `${MAP}/?mlat=${latitude}&mlon=${longitude}#map=16/${latitude}/${longitude}`;

const box = [longitude - SPAN, latitude - SPAN / 2, longitude + SPAN, latitude + SPAN / 2]
  .map((edge) => edge.toFixed(4))
  .join("%2C");

export const mapFrame = `${MAP}/export/embed.html?bbox=${box}&layer=mapnik&marker=${latitude}%2C${longitude}`;

export const CallOffice = ({ words }: { words: string }) => (
  <>
    {`${words} `}
    <OfficePhone />
  </>
);

import { association, phoneLink } from "~/content/association";
import { useTranslation } from "~/i18n/use-translation";
import { Ltr } from "./text";

export const OfficePhone = () => (
  <a className="link" href={phoneLink(association.phone)}>
    <Ltr>{association.phone}</Ltr>
  </a>
);

export const OfficeHours = () => <Ltr>{`${association.officeHours.from}–${association.officeHours.to}`}</Ltr>;

export function ContactLines() {
  const { t } = useTranslation("shell");
  const { phone, fax, email } = association;
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
        <OfficeHours />
      </li>
    </ul>
  );
}

export function OfficeLines() {
  const { t } = useTranslation("shell");
  return (
    <>
      <p className="mt-2">
        {`${t("phone")}: `}
        <OfficePhone />
      </p>
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

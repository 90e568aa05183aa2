import { href } from "~/addresses/href";
import { contact } from "~/addresses/public";
import { edition } from "~/content/current-edition";
import type { Place } from "~/content/edition";
import { pageTitle } from "~/content/navigation";
import { phoneLink } from "~/content/phone-words";
import { useTranslation } from "~/i18n";
import { EmailAddress, LocalizedText, Ltr } from "./text";

const CONTACT = href(contact.write);

/** The office's phone number, or a link to the contact page if there is none. */
export function OfficePhone() {
  const { phone } = edition().contact;
  if (!phone)
    return (
      <a className="link" href={CONTACT}>
        <LocalizedText text={pageTitle(CONTACT)} />
      </a>
    );
  return (
    <a className="link whitespace-nowrap" href={phoneLink(phone)}>
      <Ltr>{phone}</Ltr>
    </a>
  );
}

/** The office's address, else the city of its headquarters; nothing if neither is known. */
export function OfficePlace() {
  const place = officePlace();
  return place ? <LocalizedText text={place} /> : null;
}

const officePlace = () => edition().contact.address ?? edition().association.city;

export const hasOfficePlace = () => officePlace() !== null;

type HoursProps = { as: "li" | "p" | "span"; className?: string; bare?: true };

/** The office hours, with a label unless `bare`; nothing if they are not set. */
export function OfficeHours({ as: Tag, className, bare }: HoursProps) {
  const { t } = useTranslation("shell");
  const { hours } = edition().contact;
  if (!hours) return null;
  return (
    <Tag className={className}>
      {bare ? null : `${t("office-hours")}: `}
      <LocalizedText text={hours} />
    </Tag>
  );
}

export function ContactLines() {
  const { t } = useTranslation("shell");
  const { phone, fax, email } = edition().contact;
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
            <EmailAddress address={email} />
          </a>
        </li>
      ) : null}
      <OfficeHours as="li" />
    </ul>
  );
}

export function OfficeLines() {
  const { t } = useTranslation("shell");
  const { phone } = edition().contact;
  return (
    <>
      {phone ? (
        <p className="mt-2">
          {`${t("phone")}: `}
          <OfficePhone />
        </p>
      ) : null}
      <OfficeHours as="p" />
    </>
  );
}

const SPAN = 0.008;
const MAP = "https://www.openstreetmap.org";

export const mapPage = ({ latitude, longitude }: Place) =>
  `${MAP}/?mlat=${latitude}&mlon=${longitude}#map=16/${latitude}/${longitude}`;

export function mapFrame({ latitude, longitude }: Place): string {
  const box = [longitude - SPAN, latitude - SPAN / 2, longitude + SPAN, latitude + SPAN / 2]
    .map((edge) => edge.toFixed(4))
    .join("%2C");
  return `${MAP}/export/embed.html?bbox=${box}&layer=mapnik&marker=${latitude}%2C${longitude}`;
}

export const CallOffice = ({ words }: { words: string }) => (
  <>
    {`${words} `}
    <OfficePhone />
  </>
);

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
          <a className="link" href={href(contact.write)}>
            {t("counter")}
          </a>
        </li>
        <OfficeHours as="li" bare />
      </ul>
    </aside>
  );
}

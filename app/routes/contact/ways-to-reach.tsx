import { association, phoneLink } from "~/content/association";
import { useTranslation } from "~/i18n/use-translation";
import { Ltr } from "~/ui/ltr";
import { mapPage } from "~/ui/map-address";

function Visit() {
  const { t, language } = useTranslation(["contact", "shell"]);
  const { officeHours, sample } = association;
  return (
    <section>
      <h2>{t("contact:visit")}</h2>
      <p className="text-lg">{association.address[language]}</p>
      <p className="mt-3">
        {`${t("shell:office-hours")}: `}
        <Ltr>{`${officeHours.from}–${officeHours.to}`}</Ltr>
      </p>
      <p className="mt-3">
        <a className="link" href={mapPage} rel="noopener">
          {t("contact:map")}
        </a>
      </p>
      {sample.address || sample.place ? <p className="contact-sample">{t("contact:sample")}</p> : null}
    </section>
  );
}

function Call() {
  const { t } = useTranslation(["contact", "shell"]);
  const { phone, fax, email, sample } = association;
  return (
    <section>
      <h2>{t("contact:call")}</h2>
      <p className="text-lg">
        {`${t("shell:phone")}: `}
        <a className="link" href={phoneLink(phone)}>
          <Ltr>{phone}</Ltr>
        </a>
      </p>
      <p className="mt-3">
        {`${t("shell:fax")}: `}
        <Ltr>{fax}</Ltr>
      </p>
      <p className="mt-3">
        <a className="link" href={`mailto:${email}`}>
          <Ltr>{email}</Ltr>
        </a>
      </p>
      {sample.phone || sample.fax || sample.email ? (
        <p className="contact-sample">{t("contact:sample")}</p>
      ) : null}
    </section>
  );
}

/** Where the association is, and how to reach it without writing here. */
export const WaysToReach = () => (
  <div className="contact-ways">
    <Visit />
    <Call />
  </div>
);

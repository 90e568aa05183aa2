import type { HeadersFunction } from "@remix-run/node";
import { useActionData } from "@remix-run/react";
import { contact } from "~/addresses/public";
import { handler } from "~/auth/handler.server";
import { edition } from "~/content/current-edition";
import { messageInput } from "~/domain/complaints/input";
import { ContactForm } from "~/features/contact/contact-form";
import { sentence, useTranslation } from "~/i18n";
import { EmailAddress, hasOfficePlace, Ltr, mapPage, OfficeHours, OfficePhone, OfficePlace } from "~/ui";
import { Opening } from "~/ui/article/opening";
import { sendMessage } from "./action.server";

export const headers: HeadersFunction = ({ actionHeaders }) => actionHeaders;

export const loader = handler(contact.write, ({ language }) => ({
  head: { description: sentence(language, "contact:lead") },
}));

export const action = handler(contact.write, sendMessage);

export default function Contact() {
  const { t } = useTranslation("contact");
  const refused = useActionData<typeof action>()?.refused ?? null;
  const form = (
    <section className="contact-form">
      <h2>{t("write")}</h2>
      <div>
        {refused ? null : <p className="mb-8 max-w-2xl text-lg">{t("about")}</p>}
        <ContactForm refused={refused} schema={messageInput} />
      </div>
    </section>
  );
  return (
    <>
      <Opening emblem="phone">
        <p className="lead">{t("lead")}</p>
      </Opening>
      {refused ? form : null}
      <WaysToReach />
      {refused ? null : form}
    </>
  );
}

function Visit() {
  const { t } = useTranslation(["contact", "shell"]);
  const { address, place, samples } = edition().contact;
  if (!hasOfficePlace()) return null;
  return (
    <section>
      <h2>{t("contact:visit")}</h2>
      <p className="text-lg">
        <OfficePlace />
      </p>
      <OfficeHours as="p" className="mt-3" />
      {address && place ? (
        <p className="mt-3">
          <a className="link" href={mapPage(place)} rel="noopener">
            {t("contact:map")}
          </a>
        </p>
      ) : null}
      {address && place && samples.length > 0 ? (
        <p className="contact-sample">{t("contact:sample")}</p>
      ) : null}
    </section>
  );
}

function Call() {
  const { t } = useTranslation(["contact", "shell"]);
  const { phone, fax, email, samples } = edition().contact;
  if (!phone && !fax && !email) return null;
  return (
    <section>
      <h2>{t("contact:call")}</h2>
      {phone ? (
        <p className="text-lg">
          {`${t("shell:phone")}: `}
          <OfficePhone />
        </p>
      ) : null}
      {fax ? (
        <p className="mt-3">
          {`${t("shell:fax")}: `}
          <Ltr>{fax}</Ltr>
        </p>
      ) : null}
      {email ? (
        <p className="mt-3">
          <a className="link" href={`mailto:${email}`}>
            <EmailAddress address={email} />
          </a>
        </p>
      ) : null}
      {samples.includes("phone") ? <p className="contact-sample">{t("contact:sample")}</p> : null}
    </section>
  );
}

const WaysToReach = () => (
  <div className="contact-ways">
    <Visit />
    <Call />
  </div>
);

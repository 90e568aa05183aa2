import { useTranslation } from "~/i18n/use-translation";
import { CertificateState } from "~/ui/certificate-state";
import { Ltr } from "~/ui/text";
import type { ShownRequest } from "./shown-request.server";

/** The certificates that a doctor was given, the newest first. */
export function OwnCertificates({ certificates }: { certificates: ShownRequest["earlier"] }) {
  const { t } = useTranslation("certificates");
  return (
    <section aria-labelledby="earlier" className="mt-12">
      <h2 id="earlier" className="text-xl">
        {t("earlier")}
      </h2>
      {certificates.length ? (
        <ul className="mt-2">
          {certificates.map(({ serial, issued, validUntil, state }) => (
            <li
              key={serial}
              className="flex flex-wrap items-center gap-x-6 gap-y-1 border-b border-line py-3"
            >
              <a className="link py-1 font-bold" href={`/certificates/${serial}`}>
                <Ltr>{serial}</Ltr>
              </a>
              <CertificateState state={state} />
              <span className="text-muted">
                {`${t("issued")}: ${issued} · ${t("valid-until")}: ${validUntil}`}
              </span>
            </li>
          ))}
        </ul>
      ) : (
        <p className="mt-2 text-muted">{t("none-yet")}</p>
      )}
    </section>
  );
}

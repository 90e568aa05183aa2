import { useTranslation } from "~/i18n/use-translation";
import { CertificateState } from "~/ui/certificate-state";
import { Bilingual, Ltr, VisuallyHidden } from "~/ui/text";
import type { ListedCertificate } from "./shown-list.server";

/** A certificate in the list: whose it is, how it stands, and the way to cancel it. */
export function ListedCertificateRow({ certificate }: { certificate: ListedCertificate }) {
  const { t } = useTranslation("certificates");
  const { serial, memberNumber, name, issued, validUntil, state } = certificate;
  return (
    <li className="border-b border-line py-4 sm:flex sm:items-start sm:justify-between sm:gap-6">
      <div className="min-w-0">
        <h3 className="flex flex-wrap items-center gap-x-4 gap-y-1 text-lg">
          <a className="link" href={`/certificates/${serial}`}>
            <Ltr>{serial}</Ltr>
          </a>
          <CertificateState state={state} />
        </h3>
        <p className="wrap-anywhere">
          <Bilingual text={name} tag={false} />
          {" · "}
          <Ltr>{memberNumber}</Ltr>
        </p>
        <p className="text-sm text-muted">
          {`${t("issued")}: ${issued} · ${t("valid-until")}: ${validUntil}`}
        </p>
      </div>
      {state === "cancelled" ? null : (
        <a className="btn btn-danger mt-3 sm:mt-0" href={`/certificates/${serial}/cancel`}>
          {t("staff.cancel")}
          <VisuallyHidden>{`: ${t("staff.cancel-which", { serial })}`}</VisuallyHidden>
        </a>
      )}
    </li>
  );
}

import { useLoaderData } from "@remix-run/react";
import { certificates } from "~/addresses/certificates";
import { href } from "~/addresses/href";
import { handler } from "~/auth/handler.server";
import { certificateFilter, certificatesAddress, MAX_LISTED } from "~/domain/certificates/filter";
import { listCertificates } from "~/domain/certificates/list.server";
import { certificateValidity } from "~/domain/certificates/validity";
import { CertificateState } from "~/features/certificates/certificate-state";
import { formatDay, formatNumber, inLanguage, useTranslation } from "~/i18n";
import { today } from "~/platform/clock.server";
import { Bilingual, EmptyState, Ltr, PageHeader, Pager, SearchBox, VisuallyHidden } from "~/ui";

export const loader = handler(certificates.list, async ({ language, url }) => {
  const filter = certificateFilter(url.searchParams);
  const { rows, ...list } = await listCertificates(filter);
  const day = today();
  return {
    q: filter.q,
    mistyped: filter.search.by === "mistyped-serial",
    list,
    certificates: rows.map(({ serial, memberNumber, name, issuedOn, validUntil, cancelled }) => ({
      serial,
      memberNumber,
      name: inLanguage(language, name),
      issued: formatDay(issuedOn, language),
      validUntil: formatDay(validUntil, language),
      state: certificateValidity({ validUntil, cancelled }, day),
    })),
  };
});

export default function IssuedCertificates() {
  const { t, language } = useTranslation("certificates");
  const { q, mistyped, list, certificates: issued } = useLoaderData<typeof loader>();
  const found =
    list.total === MAX_LISTED
      ? t("staff.found-most", { most: formatNumber(MAX_LISTED, language) })
      : t("staff.found", { count: list.total });
  return (
    <>
      <PageHeader />
      <SearchBox
        enhance="live-list"
        action={href(certificates.list)}
        q={q}
        label={t("staff.search")}
        find={t("staff.find")}
        clear={t("staff.clear")}
        problem={mistyped ? t("staff.mistyped") : null}
      />
      {issued.length ? (
        <>
          <h2 className="text-muted">{found}</h2>
          <ul className="rows mt-2">
            {issued.map((certificate) => (
              <CertificateRow key={certificate.serial} certificate={certificate} />
            ))}
          </ul>
        </>
      ) : (
        <EmptyState title={t(q ? "staff.none-found" : "staff.none")} />
      )}
      <Pager page={list.page} pages={list.pages} hrefFor={(page) => certificatesAddress({ q, page })} />
    </>
  );
}

type ListedCertificate = Awaited<ReturnType<typeof loader>>["certificates"][number];

function CertificateRow({ certificate }: { certificate: ListedCertificate }) {
  const { t } = useTranslation("certificates");
  const { serial, memberNumber, name, issued, validUntil, state } = certificate;
  return (
    <li className="row">
      <div className="row-line">
        <h3 className="flex flex-wrap items-center gap-x-4 gap-y-1 text-lg">
          <a className="link" href={href(certificates.certificate, { serial })}>
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
        <a className="btn btn-danger" href={href(certificates.cancel, { serial })}>
          {t("staff.cancel")}
          <VisuallyHidden>{`: ${t("sheet.document-title", { serial })}`}</VisuallyHidden>
        </a>
      )}
    </li>
  );
}

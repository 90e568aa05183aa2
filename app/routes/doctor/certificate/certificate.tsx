import { useLoaderData } from "@remix-run/react";
import { certificates } from "~/addresses/certificates";
import { href } from "~/addresses/href";
import { handler } from "~/auth/handler.server";
import { ltr } from "~/content/words";
import { VALID_DAYS } from "~/domain/certificates/validity";
import { translator, useTranslation } from "~/i18n";
import { ownOrigin } from "~/platform/origin.server";
import { ButtonLink, CallOffice, DefinitionTable, Icon, Ltr, Notice, PageHeader, PrintButton } from "~/ui";
import { type CertificateView, certificateFor, certificateView } from "./certificate.server";
import { CertificateSheet } from "./sheet";

export const loader = handler(certificates.certificate, async (visit) => {
  const { request, params, language } = visit;
  const certificate = await certificateFor(visit, params.serial);
  if (!certificate) throw new Response(null, { status: 404 });
  const serial = ltr(certificate.serial);
  return {
    head: { title: translator(language, "certificates")("sheet.document-title", { serial }) },
    forStaff: visit.staff !== null,
    certificate: certificateView(certificate, language, ownOrigin(request)),
  };
});

export default function Certificate() {
  const { t } = useTranslation("certificates");
  const { forStaff, certificate } = useLoaderData<typeof loader>();
  const { serial, state, sheet, cancelled, issued, pdfSize } = certificate;
  const cancel = (
    <ButtonLink variant="danger" href={href(certificates.cancel, { serial })}>
      {t("staff.cancel-it")}
    </ButtonLink>
  );
  return (
    <>
      <div className="print:hidden">
        <PageHeader
          title={<Named serial={serial} />}
          by={forStaff ? "staff" : "doctor"}
          actions={forStaff && !cancelled ? cancel : null}
        />
      </div>
      {cancelled ? (
        <CancelledCertificate serial={serial} issued={issued} cancelled={cancelled} forStaff={forStaff} />
      ) : null}
      {state === "out-of-date" ? (
        <div className="mb-6 max-w-4xl print:hidden">
          <Notice kind="warning">{t("sheet.out-of-date", { days: VALID_DAYS })}</Notice>
        </div>
      ) : null}
      {sheet ? (
        <>
          <Actions serial={serial} pdfSize={pdfSize} isOwn={!forStaff} />
          <CertificateSheet sheet={sheet} />
        </>
      ) : null}
    </>
  );
}

function Named({ serial }: { serial: string }) {
  const { t } = useTranslation("certificates");
  return (
    <>
      {`${t("sheet.certificate")} `}
      <span className="whitespace-nowrap">
        <Ltr>{serial}</Ltr>
      </span>
    </>
  );
}

type Offered = { serial: string; pdfSize: string | null; isOwn: boolean };

function Actions({ serial, pdfSize, isOwn }: Offered) {
  const { t } = useTranslation("certificates");
  return (
    <div className="mb-6 flex flex-wrap items-center gap-4 print:hidden">
      <ButtonLink href={href(certificates.pdf, { serial })}>
        <Icon name="file" />
        {pdfSize ? t("sheet.download-size", { size: ltr(pdfSize) }) : t("sheet.download")}
      </ButtonLink>
      <PrintButton quiet>{t("sheet.print")}</PrintButton>
      <span className="text-muted">{t("sheet.how-to-print")}</span>
      {isOwn ? (
        <a className="link" href={href(certificates.credential, { serial })}>
          {t("sheet.credential")}
        </a>
      ) : null}
    </div>
  );
}

type Props = Pick<CertificateView, "serial" | "issued"> & {
  cancelled: NonNullable<CertificateView["cancelled"]>;
  forStaff: boolean;
};

function CancelledCertificate({ serial, issued, cancelled, forStaff }: Props) {
  const { t } = useTranslation("certificates");
  const why = [
    { label: t("sheet.cancelled-by"), value: <bdi>{cancelled.by}</bdi> },
    { label: t("sheet.reason"), value: <bdi>{cancelled.reason}</bdi> },
  ];
  return (
    <div className="max-w-3xl">
      <Notice kind="danger">
        <p className="font-bold">{t("sheet.cancelled-on", { day: cancelled.on })}</p>
        {forStaff ? null : (
          <p>
            <CallOffice words={t("sheet.cancelled-ask")} />
          </p>
        )}
      </Notice>
      <div className="mt-6 wrap-anywhere">
        <DefinitionTable
          rows={[
            { label: t("serial"), value: <Ltr>{serial}</Ltr> },
            { label: t("issued"), value: issued },
            ...(forStaff ? why : []),
          ]}
        />
      </div>
    </div>
  );
}

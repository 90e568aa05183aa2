import type { HeadersFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { href } from "~/addresses/href";
import { contact } from "~/addresses/public";
import { handler } from "~/auth/handler.server";
import { pageTitle } from "~/content/navigation";
import { findReceipt } from "~/domain/complaints/receive.server";
import { formatLongDay, useTranslation } from "~/i18n";
import { ButtonLink, Ltr, OfficeLines, PageHeader, PrintButton } from "~/ui";

const WRITE = href(contact.write);

/** Also shown to a program that fills in the honeypot. */
export function ReceiptSheet({ reference, day, title }: { reference: string; day: string; title: string }) {
  const { t, language } = useTranslation(["contact", "shell"]);
  return (
    <>
      <PageHeader
        title={t("contact:received.title")}
        crumbs={[{ title: pageTitle(WRITE)[language], path: WRITE }]}
      />
      <div className="max-w-2xl">
        <div className="receipt">
          <h2>{t("contact:reference")}</h2>
          <p className="receipt-number">
            <Ltr>{reference}</Ltr>
          </p>
          <p>{t("contact:received.keep")}</p>
          <dl>
            <dt>{t("contact:received.day")}</dt>
            <dd>
              <time dateTime={day}>{formatLongDay(day, language)}</time>
            </dd>
            <dt>{t("contact:received.about")}</dt>
            <dd>
              <bdi>{title}</bdi>
            </dd>
          </dl>
        </div>
        <h2 className="mt-10 mb-2 text-xl">{t("contact:received.next-title")}</h2>
        <p>{t("contact:received.next")}</p>
        <h2 className="mt-8 mb-2 text-xl">{t("contact:received.follow-up")}</h2>
        <p>{t("contact:received.call")}</p>
        <OfficeLines />
        <p className="mt-8 mb-4 text-muted print:hidden">{t("contact:received.how-to-print")}</p>
        <div className="flex flex-wrap gap-3">
          <PrintButton>{t("contact:received.print")}</PrintButton>
          <ButtonLink href="/" variant="quiet">
            {t("contact:received.home")}
          </ButtonLink>
        </div>
      </div>
    </>
  );
}

export const headers: HeadersFunction = () => ({ "Cache-Control": "private, no-store" });

export const loader = handler(contact.received, async ({ params }) => {
  const receipt = await findReceipt(params.receipt);
  if (!receipt) throw new Response(null, { status: 404 });
  return { receipt };
});

export default function Received() {
  return <ReceiptSheet {...useLoaderData<typeof loader>().receipt} />;
}

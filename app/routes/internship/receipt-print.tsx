import type { HeadersFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { internship } from "~/addresses/internship";
import { handler } from "~/auth/handler.server";
import { RESUME } from "~/domain/internships/resume-code.server";
import { formatLongMoment, useTranslation } from "~/i18n";
import { now } from "~/platform/clock.server";
import { ownOrigin } from "~/platform/origin.server";
import { DefinitionTable, Ltr, PaperFoot, PaperHead } from "~/ui";
import { ownApplication, receiptView } from "./receipt.server";
import { History } from "./receipt-parts";

export const headers: HeadersFunction = () => ({ "Cache-Control": "private, no-store" });

export const loader = handler(internship.receiptPrint, async ({ request, params, context, language }) => {
  const application = await ownApplication({ params, context });
  return {
    receipt: await receiptView(application, language),
    resumeAt: ownOrigin(request) + RESUME,
    printedAt: formatLongMoment(now(), language),
  };
});

export default function ReceiptPrint() {
  const { receipt, resumeAt, printedAt } = useLoaderData<typeof loader>();
  const { t } = useTranslation("internship-receipt");
  const { path, number, code, name, day, state, reason, events } = receipt;
  return (
    <article className="mx-auto w-full max-w-3xl pt-8 print:pt-0">
      <PaperHead
        howToPrint={t("print.how-to")}
        print={t("print.print")}
        backTo={path}
        back={t("print.back")}
      />
      <h1 className="title mb-6">{t("print.title")}</h1>
      <p className="text-muted">{t("number")}</p>
      <p className="receipt-number temp-number mb-4">
        <Ltr>{number}</Ltr>
      </p>
      <DefinitionTable
        rows={[
          { label: t("facts.name"), value: <bdi className="wrap-anywhere">{name}</bdi> },
          { label: t("facts.day"), value: <time dateTime={day.iso}>{day.text}</time> },
          { label: t("facts.state"), value: t(`titles.${state}`) },
          ...(code ? [{ label: t("facts.code"), value: <Ltr>{code}</Ltr> }] : []),
        ]}
      />
      {reason ? (
        <p dir="auto" className="mt-4 border-s-4 border-line ps-4 whitespace-pre-line wrap-anywhere">
          {reason}
        </p>
      ) : null}
      <History events={events} />
      <p className="mt-8">{t("keep")}</p>
      {code ? (
        <p className="mt-2">
          {t("print.online")}{" "}
          <bdi dir="ltr" className="wrap-anywhere">
            {resumeAt}
          </bdi>
        </p>
      ) : null}
      <PaperFoot printedAt={t("print.printed-at", { moment: printedAt })} />
    </article>
  );
}

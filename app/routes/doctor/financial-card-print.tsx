import { redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { doctorPortal } from "~/addresses/doctor";
import { href } from "~/addresses/href";
import { handler } from "~/auth/handler.server";
import { pageTitle } from "~/content/navigation";
import { CardSheet } from "~/features/financial-card/financial-card";
import { formatLongMoment, useTranslation } from "~/i18n";
import { now } from "~/platform/clock.server";
import { ownCard } from "./financial-card";

const backTo = href(doctorPortal.financialCard);

export const loader = handler(doctorPortal.financialCardPrint, async ({ doctor, language }) => {
  const card = await ownCard(doctor.memberNumber, language);
  if (!card.rows) throw redirect(backTo);
  return {
    head: { title: `${pageTitle(backTo)[language]} ${doctor.memberNumber}` },
    rows: card.rows,
    asOf: card.asOf,
    printedAt: formatLongMoment(now(), language),
  };
});

export default function FinancialCardPrint() {
  const { language } = useTranslation();
  const { rows, asOf, printedAt } = useLoaderData<typeof loader>();
  return (
    <CardSheet
      title={pageTitle(backTo)[language]}
      rows={rows}
      asOf={asOf}
      printedAt={printedAt}
      backTo={backTo}
    />
  );
}

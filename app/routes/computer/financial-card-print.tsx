import { redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { computerPortal } from "~/addresses/computer";
import { doctorPortal } from "~/addresses/doctor";
import { href } from "~/addresses/href";
import { handler } from "~/auth/handler.server";
import { pageTitle } from "~/content/navigation";
import { CardSheet } from "~/features/financial-card/financial-card";
import { formatLongMoment } from "~/i18n";
import { now } from "~/platform/clock.server";
import { FINANCIAL_CARD, searchAddress } from "./addresses";
import { lookUpFinancial } from "./look-up.server";

export const loader = handler(computerPortal.financialCardPrint, async ({ request, computer, language }) => {
  const { typed, rows, asOf = "" } = await lookUpFinancial(request, computer, language);
  if (!rows) throw redirect(searchAddress(FINANCIAL_CARD, typed));
  const title = pageTitle(href(doctorPortal.financialCard))[language];
  return {
    head: { title: `${title} ${typed}` },
    sheet: {
      title,
      rows,
      asOf,
      printedAt: formatLongMoment(now(), language),
      backTo: searchAddress(FINANCIAL_CARD, typed),
    },
  };
});

export default function MemberCardPrint() {
  const { sheet } = useLoaderData<typeof loader>();
  return <CardSheet {...sheet} />;
}

import { type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { computerPortal } from "~/addresses/computer";
import { visit } from "~/auth/visit.server";
import { pageTitle } from "~/content/navigation";
import { formatLongMoment } from "~/i18n";
import { now } from "~/platform/clock.server";
import { CardSheet } from "~/ui";
import { FINANCIAL_CARD, searchAddress } from "./addresses";
import { lookUpFinancial } from "./look-up.server";

export async function loader({ request }: LoaderFunctionArgs) {
  const { computer, language } = await visit(request, computerPortal.financialCardPrint);
  const { typed, rows, asOf = "" } = await lookUpFinancial(request, computer, language);
  if (!rows) throw redirect(searchAddress(FINANCIAL_CARD, typed));
  const title = pageTitle("/dashboard/financial-card")[language];
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
}

export default function MemberCardPrint() {
  const { sheet } = useLoaderData<typeof loader>();
  return <CardSheet {...sheet} />;
}

import { type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { requireComputerUser } from "~/auth/guards.server";
import { pages } from "~/content/pages";
import { formatMoment } from "~/i18n/dates";
import { languageOf } from "~/i18n/request-language.server";
import { now } from "~/platform/clock.server";
import { CardSheet } from "~/ui/financial-card";
import { documentTitle, pageMeta } from "~/ui/page-meta";
import { FINANCIAL_CARD, searchAddress } from "./addresses";
import { lookUpFinancial } from "./look-up.server";

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  data ? pageMeta({ title: data.documentTitle }) : [];

export async function loader({ request }: LoaderFunctionArgs) {
  const user = await requireComputerUser(request, "look-up");
  const language = await languageOf(request);
  const { typed, rows, asOf = "" } = await lookUpFinancial(request, user, language);
  if (!rows) throw redirect(searchAddress(FINANCIAL_CARD, typed));
  const title = pages["/dashboard/financial-card"][language];
  return {
    title,
    documentTitle: documentTitle(`${title} ${typed}`, language),
    rows,
    asOf,
    printedAt: formatMoment(now(), language),
    backTo: searchAddress(FINANCIAL_CARD, typed),
  };
}

export default function MemberCardPrint() {
  const { title, rows, asOf, printedAt, backTo } = useLoaderData<typeof loader>();
  return <CardSheet title={title} rows={rows} asOf={asOf} printedAt={printedAt} backTo={backTo} />;
}

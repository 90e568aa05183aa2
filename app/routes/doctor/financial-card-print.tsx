import { type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { doctorPortal } from "~/addresses/doctor";
import { visit } from "~/auth/visit.server";
import { pages } from "~/content/pages";
import { formatMoment } from "~/i18n/dates";
import { now } from "~/platform/clock.server";
import { CardSheet } from "~/ui/financial-card";
import { documentTitle, pageMeta } from "~/ui/page-meta";
import { ownCard } from "./financial-card.server";
import { requireOwnPassword } from "./own-password.server";

const backTo = "/dashboard/financial-card";

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  data ? pageMeta({ title: data.documentTitle }) : [];

export async function loader({ request }: LoaderFunctionArgs) {
  const { doctor, language } = await visit(request, doctorPortal.financialCardPrint);
  requireOwnPassword(doctor);
  const card = await ownCard(doctor.memberNumber, language);
  if (!card.rows) throw redirect(backTo);
  const title = pages[backTo][language];
  return {
    title,
    documentTitle: documentTitle(`${title} ${doctor.memberNumber}`, language),
    rows: card.rows,
    asOf: card.asOf,
    printedAt: formatMoment(now(), language),
  };
}

export default function FinancialCardPrint() {
  const { title, rows, asOf, printedAt } = useLoaderData<typeof loader>();
  return <CardSheet title={title} rows={rows} asOf={asOf} printedAt={printedAt} backTo={backTo} />;
}

import { data } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { computerPortal } from "~/addresses/computer";
import { handler } from "~/auth/handler.server";
import { CardTable } from "~/features/financial-card/financial-card";
import { useTranslation } from "~/i18n";
import { ButtonLink, Icon, PageHeader, usePageTitle, VisuallyHidden } from "~/ui";
import { FINANCIAL_CARD, searchAddress } from "./addresses";
import { type FoundFinancialCard, lookUpFinancial } from "./look-up.server";
import { LookUpFailed, SearchForm } from "./search";

export const loader = handler(computerPortal.financialCard, async ({ request, computer, language }) => {
  const found = await lookUpFinancial(request, computer, language);
  return data({ found }, { status: found.status });
});

export default function FinancialCardPage() {
  const { t } = useTranslation("cards");
  const { found } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHeader />
      <SearchForm page={FINANCIAL_CARD} typed={found.typed} answer={found.answer} />
      <div className="mt-10">
        <Result found={found} />
      </div>
      <p className="mt-10 text-muted">{t("every-look-up")}</p>
    </>
  );
}

function Result({ found }: { found: FoundFinancialCard }) {
  const { t } = useTranslation("cards");
  const shell = useTranslation("shell").t;
  const title = usePageTitle();
  if (found.problem)
    return <LookUpFailed page={FINANCIAL_CARD} typed={found.typed} problem={found.problem} />;
  if (!found.rows) return null;
  return (
    <section aria-label={title} className="max-w-3xl">
      <CardTable rows={found.rows} caption={title} />
      <p className="mt-6 mb-6">{t("as-of", { day: found.asOf })}</p>
      <ButtonLink href={searchAddress(`${FINANCIAL_CARD}/print`, found.typed)} target="_blank" rel="noopener">
        <Icon name="print" />
        {t("print")}
        <VisuallyHidden>{` ${shell("new-tab")}`}</VisuallyHidden>
      </ButtonLink>
    </section>
  );
}

import { data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { requireComputerUser } from "~/auth/guards.server";
import { pages } from "~/content/pages";
import { languageOf } from "~/i18n/request-language.server";
import { useTranslation } from "~/i18n/use-translation";
import { ButtonLink } from "~/ui/button";
import { CardTable } from "~/ui/financial-card";
import { Icon } from "~/ui/icon";
import { PageHeader } from "~/ui/page-header";
import { documentTitle, pageMeta } from "~/ui/page-meta";
import { VisuallyHidden } from "~/ui/text";
import { FINANCIAL_CARD, searchAddress } from "./addresses";
import { type FoundFinancialCard, lookUpFinancial } from "./look-up.server";
import { NotFetched, SearchForm } from "./search";

const HOME = "/computer-dashboard";

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  data ? pageMeta({ title: data.documentTitle }) : [];

export async function loader({ request }: LoaderFunctionArgs) {
  const user = await requireComputerUser(request, "look-up");
  const language = await languageOf(request);
  const title = pages[FINANCIAL_CARD][language];
  const found = await lookUpFinancial(request, user, language);
  return data(
    {
      title,
      documentTitle: documentTitle(title, language),
      crumbs: [{ title: pages[HOME][language], path: HOME }],
      found,
    },
    { status: found.status },
  );
}

export default function FinancialCardPage() {
  const { t } = useTranslation("cards");
  const { title, crumbs, found } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHeader title={title} crumbs={crumbs} />
      <SearchForm page={FINANCIAL_CARD} typed={found.typed} answer={found.answer} />
      <div className="mt-10">
        <Result found={found} title={title} />
      </div>
      <p className="mt-10 text-muted">{t("every-look-up")}</p>
    </>
  );
}

function Result({ found, title }: { found: FoundFinancialCard; title: string }) {
  const { t } = useTranslation("cards");
  const shell = useTranslation("shell").t;
  if (found.problem) return <NotFetched page={FINANCIAL_CARD} typed={found.typed} problem={found.problem} />;
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

import { data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { requireComputerUser } from "~/auth/guards.server";
import { pages } from "~/content/pages";
import { languageOf } from "~/i18n/request-language.server";
import { useTranslation } from "~/i18n/use-translation";
import { documentTitle } from "~/ui/document-title";
import { PageHeader } from "~/ui/page-header";
import { pageMeta } from "~/ui/page-meta";
import { lookUp } from "./look-up.server";
import { Result } from "./result";
import { FINANCIAL_CARD } from "./search-address";
import { SearchForm } from "./search-form";

const HOME = "/computer-dashboard";

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  data ? pageMeta({ title: data.documentTitle }) : [];

export async function loader({ request }: LoaderFunctionArgs) {
  const user = await requireComputerUser(request, "look-up");
  const language = await languageOf(request);
  const title = pages[FINANCIAL_CARD][language];
  const found = await lookUp(request, user, language);
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

export default function LookUpPage() {
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
